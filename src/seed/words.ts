/** Given and family names that belong together, by region. */
export const people: readonly (readonly [given: readonly string[], family: readonly string[]])[] = [
  [
    ['Ada', 'Elsa', 'Freja', 'Ingrid', 'Astrid', 'Linnea', 'Erik', 'Magnus', 'Nils', 'Søren', 'Lars', 'Oskar'],
    ['Lindqvist', 'Bergström', 'Holm', 'Nygård', 'Sørensen', 'Dahl', 'Ekström', 'Haugen', 'Lund', 'Virtanen'],
  ],
  [
    ['Amara', 'Chidi', 'Ngozi', 'Tunde', 'Folake', 'Ifeoma', 'Kwame', 'Abena', 'Kofi', 'Zainab', 'Emeka', 'Yetunde'],
    ['Okafor', 'Adeyemi', 'Mensah', 'Balogun', 'Eze', 'Owusu', 'Bello', 'Nwosu', 'Asante', 'Okonkwo'],
  ],
  [
    ['Priya', 'Arjun', 'Ananya', 'Rohan', 'Kavya', 'Vikram', 'Meera', 'Sanjay', 'Divya', 'Rahul', 'Lakshmi', 'Nikhil'],
    ['Sharma', 'Iyer', 'Patel', 'Reddy', 'Nair', 'Banerjee', 'Desai', 'Kulkarni', 'Menon', 'Chowdhury'],
  ],
  [
    ['Sofía', 'Mateo', 'Valentina', 'Diego', 'Camila', 'Javier', 'Lucía', 'Andrés', 'Elena', 'Joaquín', 'Ximena', 'Rafael'],
    ['García', 'Herrera', 'Castillo', 'Navarro', 'Rojas', 'Fuentes', 'Ibáñez', 'Salazar', 'Quiroga', 'Vega'],
  ],
  [
    ['Yuki', 'Haruto', 'Sakura', 'Ren', 'Aiko', 'Kenji', 'Naomi', 'Takumi', 'Emi', 'Daichi', 'Hana', 'Sora'],
    ['Tanaka', 'Sato', 'Nakamura', 'Kobayashi', 'Yamada', 'Mori', 'Ishikawa', 'Fujita', 'Okada', 'Hayashi'],
  ],
  [
    ['Mei', 'Wei', 'Xiuying', 'Jun', 'Lihua', 'Hao', 'Yan', 'Bo', 'Jing', 'Feng', 'Ting', 'Chen'],
    ['Wang', 'Liu', 'Zhang', 'Huang', 'Zhao', 'Wu', 'Xu', 'Lin', 'Guo', 'Tang'],
  ],
  [
    ['Leila', 'Omar', 'Yasmin', 'Karim', 'Noor', 'Hassan', 'Salma', 'Tariq', 'Amina', 'Samir', 'Rania', 'Idris'],
    ['Haddad', 'Mansour', 'Khalil', 'El Amrani', 'Farouk', 'Nasser', 'Benali', 'Saleh', 'Rahman', 'Aziz'],
  ],
  [
    ['Zofia', 'Jakub', 'Hanna', 'Piotr', 'Katarzyna', 'Tomasz', 'Milena', 'Marek', 'Jana', 'Ondřej', 'Łucja', 'Pavel'],
    ['Kowalska', 'Nowak', 'Wójcik', 'Dvořák', 'Zielińska', 'Novotný', 'Kamiński', 'Horák', 'Mazur', 'Pokorný'],
  ],
  [
    ['Beatriz', 'Thiago', 'Larissa', 'Gustavo', 'Inês', 'Caio', 'Mariana', 'João', 'Luana', 'Duarte', 'Helena', 'Bruno'],
    ['Silva', 'Oliveira', 'Carvalho', 'Ferreira', 'Almeida', 'Moreira', 'Teixeira', 'Gonçalves', 'Ribeiro', 'Pacheco'],
  ],
  [
    ['Anna', 'Lukas', 'Greta', 'Jonas', 'Marlene', 'Felix', 'Klara', 'Matthias', 'Jürgen', 'Heike', 'Till', 'Franziska'],
    ['Schäfer', 'Vogel', 'Brandt', 'Krüger', 'Weiß', 'Hoffmann', 'Lehmann', 'Baumann', 'Richter', 'Engel'],
  ],
  [
    ['Camille', 'Théo', 'Élise', 'Hugo', 'Margaux', 'Bastien', 'Léa', 'Antoine', 'Inès', 'Mathieu', 'Chloé', 'Rémi'],
    ['Moreau', 'Lefèvre', 'Girard', 'Rousseau', 'Fontaine', 'Chevalier', 'Mercier', 'Garnier', 'Lambert', 'Perrin'],
  ],
  [
    ['Grace', 'Owen', 'Maeve', 'Callum', 'Harriet', 'Rhys', 'Niamh', 'Theodore', 'Imogen', 'Declan', 'Marcus', 'Ruth'],
    ['Whitfield', "O'Connell", 'Campbell', 'Hughes', 'Bennett', 'Marsh', 'Gallagher', 'Ellison', 'Price', 'Sutherland'],
  ],
  [
    ['Linh', 'Minh', 'Thảo', 'Quang', 'Siti', 'Budi', 'Dewi', 'Rizal', 'Malee', 'Somchai', 'Jasmine', 'Paolo'],
    ['Nguyễn', 'Trần', 'Phạm', 'Wijaya', 'Santoso', 'Hartono', 'Reyes', 'Santos', 'Suwan', 'Chaiyasit'],
  ],
  [
    ['Wanjiru', 'Otieno', 'Achieng', 'Kamau', 'Tendai', 'Rudo', 'Sipho', 'Naledi', 'Thabo', 'Lindiwe', 'Selam', 'Dawit'],
    ['Mwangi', 'Odhiambo', 'Moyo', 'Dlamini', 'Nkosi', 'Kariuki', 'Tesfaye', 'Bekele', 'Mokoena', 'Ncube'],
  ],
];

export const jobs: readonly string[] = [
  'Product designer',
  'Backend engineer',
  'Frontend engineer',
  'Data analyst',
  'Site reliability engineer',
  'Project manager',
  'Researcher',
  'Technical writer',
  'Support lead',
  'Account manager',
  'Office manager',
  'Legal counsel',
  'Buyer',
  'Warehouse coordinator',
  'Accountant',
  'Recruiter',
];

export const cities: readonly string[] = [
  'Lisbon',
  'Nairobi',
  'Kyoto',
  'Toronto',
  'Bergen',
  'Lagos',
  'Hyderabad',
  'Montevideo',
  'Leipzig',
  'Marseille',
  'Taipei',
  'Kraków',
  'Wellington',
  'Tunis',
  'Bristol',
  'Hanoi',
];

/** What an undertaking is about: possible names, descriptions, tags, and steps of the work. */
export interface Theme {
  names: readonly string[];
  about: readonly string[];
  tags: readonly string[];
  steps: readonly string[];
}

export const themes: readonly Theme[] = [
  {
    names: ['Website relaunch', 'New landing pages', 'Design system', 'Help centre refresh', 'Checkout redesign', 'Accessibility sweep'],
    about: [
      'A calmer site that loads in a second on a phone.',
      'One look for all pages, and less of it.',
      'What visitors ask for first comes first.',
    ],
    tags: ['design', 'web', 'copy', 'accessibility'],
    steps: [
      'Draw the first wireframes',
      'Collect examples we like',
      'Write the copy for the start page',
      'Check contrast and focus order',
      'Move the images to the new store',
      'Test the forms with a screen reader',
      'Agree on the type scale',
      'Remove styles nobody uses',
      'Set up redirects from the old addresses',
      'Review with customer care',
    ],
  },
  {
    names: ['Mobile app', 'Offline mode', 'Push notifications', 'Tablet layout', 'App store listing', 'Sign-in without passwords'],
    about: [
      'The parts people need on the way, and nothing else.',
      'Works in a tunnel, catches up afterwards.',
      'Fewer steps from opening it to being done.',
    ],
    tags: ['mobile', 'release', 'ux', 'qa'],
    steps: [
      'Sketch the main flow',
      'Measure the cold start',
      'Fix the crash on rotation',
      'Translate the new screens',
      'Queue changes while offline',
      'Ask ten people to try the beta',
      'Write the release notes',
      'Take new screenshots for the store',
      'Test on the oldest phone we support',
      'Decide what a notification may say',
    ],
  },
  {
    names: ['Database upgrade', 'Log retention', 'Zero-downtime deploys', 'Incident drills', 'Cost review', 'Second region'],
    about: ['Boring on purpose: nobody should notice.', 'Prepared for the day it goes wrong.', 'What we pay for and no longer use.'],
    tags: ['infrastructure', 'reliability', 'security', 'cost'],
    steps: [
      'Write down what depends on it',
      'Rehearse the switch on a copy',
      'Restore a backup and time it',
      'Add an alert for replication lag',
      'Rotate the certificates',
      'Move the batch jobs off the busy hours',
      'Delete machines without an owner',
      'Draft the runbook',
      'Agree on a maintenance window',
      'Compare the figures before and after',
    ],
  },
  {
    names: ['Office move', 'Workshop refit', 'New meeting rooms', 'Bicycle parking', 'Canteen trial', 'Energy audit'],
    about: ['Everybody has a desk on Monday.', 'Less noise, more daylight.', 'What the building needs before winter.'],
    tags: ['facilities', 'budget', 'vendors'],
    steps: [
      'Measure the rooms',
      'Get three offers from movers',
      'Label the crates',
      'Order the missing chairs',
      'Plan who sits where',
      'Book the lift for the weekend',
      'Change the address with the bank',
      'Test the network sockets',
      'Hand the old keys back',
      'Collect complaints after two weeks',
    ],
  },
  {
    names: ['Hiring in spring', 'Onboarding week', 'Mentoring circle', 'Salary bands', 'Internship programme', 'Handbook'],
    about: [
      'New people know whom to ask on their first day.',
      'The same rules for everybody, written down.',
      'Learning from each other, an hour a week.',
    ],
    tags: ['people', 'hiring', 'training'],
    steps: [
      'Write the job advert',
      'Choose questions for the interviews',
      'Read the first applications',
      'Pair newcomers with a guide',
      'Prepare the laptops',
      'Ask last year’s interns what was missing',
      'Update the holiday rules',
      'Plan the welcome lunch',
      'Collect feedback after a month',
      'Publish the chapter on expenses',
    ],
  },
  {
    names: ['Privacy review', 'Supplier contracts', 'Licence inventory', 'Security certification', 'Data retention', 'Terms of service'],
    about: ['We know what we keep, why, and for how long.', 'Signed, filed and findable.', 'The auditor comes in autumn.'],
    tags: ['legal', 'privacy', 'audit', 'security'],
    steps: [
      'List the systems that hold personal data',
      'Ask vendors for their processing agreements',
      'Delete exports older than a year',
      'Check the licences of our dependencies',
      'Describe how access is granted',
      'Collect evidence for the controls',
      'Translate the notice into plain words',
      'Have counsel read the draft',
      'Answer the open findings',
      'Set a reminder for the renewal',
    ],
  },
  {
    names: ['Spring campaign', 'Customer stories', 'Newsletter', 'Trade fair', 'Partner programme', 'Podcast pilot'],
    about: ['People we know, in their own words.', 'A reason to write to us again.', 'Two days, one stand, good coffee.'],
    tags: ['marketing', 'events', 'copy', 'budget'],
    steps: [
      'Pick the theme',
      'Interview three customers',
      'Book the stand',
      'Proofread the brochure',
      'Plan the posts for the week',
      'Order the banners',
      'Brief the photographer',
      'Clean the address list',
      'Compare two subject lines',
      'Thank everyone who came',
    ],
  },
  {
    names: ['Warehouse move', 'Stocktaking', 'Returns process', 'Packaging trial', 'Route planning', 'Cold chain'],
    about: ['From ordered to delivered in two days.', 'What comes back goes somewhere useful.', 'Fewer boxes with air in them.'],
    tags: ['logistics', 'suppliers', 'quality'],
    steps: [
      'Count the shelves in hall two',
      'Time a picking round',
      'Try the smaller box',
      'Train the late shift on the scanners',
      'Settle the open claims',
      'Map the routes that overlap',
      'Agree on delivery windows',
      'Check the thermometers',
      'Repaint the floor markings',
      'Report the loss rate',
    ],
  },
  {
    names: ['Monthly close', 'Invoice portal', 'Budget planning', 'Expense cards', 'Price list', 'Tax filing'],
    about: ['Done by the fifth working day.', 'Nobody types a figure twice.', 'What next year may cost.'],
    tags: ['finance', 'reporting', 'q1', 'q3'],
    steps: [
      'Reconcile the accounts',
      'Chase the open invoices',
      'Import the bank statements',
      'Ask everybody for their estimates',
      'Check last quarter’s accruals',
      'Map the cost centres',
      'Approve the travel claims',
      'Prepare the slides for the board',
      'Archive the receipts',
      'Explain the difference to plan',
    ],
  },
  {
    names: ['Usage report', 'Churn study', 'Event pipeline', 'Search quality', 'Forecast model', 'Survey'],
    about: [
      'Which numbers we trust, and which we only repeat.',
      'Why people leave in their second month.',
      'A question asked well, and an honest answer.',
    ],
    tags: ['data', 'research', 'reporting'],
    steps: [
      'Define what active means',
      'Clean the duplicate events',
      'Draw a sample of a thousand',
      'Plot it by month',
      'Write the queries down',
      'Compare with last year',
      'Review the method with somebody outside',
      'Rerun it on fresh data',
      'Write the one-page summary',
      'Present it on Thursday',
    ],
  },
];

/** Suffixes that distinguish what has the same name. */
export const nameSuffixes: readonly string[] = [
  '',
  '',
  '',
  'phase two',
  'pilot',
  'follow-up',
  'north',
  'south',
  'second half',
  'small fixes',
];

/** Two of these make the name of a company. */
export const companyWords: readonly string[] = [
  'harbour',
  'lantern',
  'meadow',
  'copper',
  'atlas',
  'juniper',
  'granite',
  'sparrow',
  'cobalt',
  'orchard',
  'tide',
  'ember',
  'willow',
  'quarry',
  'compass',
  'saffron',
];
