import { inFile, type Mutant } from '../../mutant.ts';

const api = ['test/families/notifications/notifications.api.test.ts'];

export const notifications: readonly Mutant[] = [
  ...inFile('src/built-in/notifications/store.ts', api, [
    {
      rule: 'a person lists their own notifications',
      text: "    .where('notifications.user_id', '=', caller.userId)\n",
      becomes: '',
    },
    {
      rule: 'all notifications are marked as read that are unread',
      text: ".where('notifications.status', '=', 'unread')",
      becomes: '',
    },
    { rule: 'nobody is notified of what they did', text: 'where users.id <> ${userId}', becomes: 'where true' },
    {
      rule: 'people of other accounts are not notified',
      text: 'join users on users.account_id = ${accountId} and',
      becomes: 'join users on',
    },
  ]),
  ...inFile(
    'src/built-in/notifications/store.ts',
    ['test/families/comments/notifications.api.test.ts'],
    [
      {
        rule: 'what concerns somebody for several reasons has the first',
        text: 'order by users.id, given.place',
        becomes: 'order by users.id, given.place desc',
      },
      {
        rule: 'those are notified who see the record',
        text: "else ${seesAny(subjects, 'visibleOne', { ...anyone, role: 'viewer' }, id)} end",
        becomes: 'else true end',
      },
      {
        rule: 'nobody is notified of what is quiet',
        text: "\n      and not ${isQuiet(subjects, { ...anyone, role: 'viewer' }, id)}",
        becomes: '',
      },
    ],
  ),
  ...inFile('src/built-in/notifications/subjects.ts', api, [
    {
      rule: 'notifications of deleted records are gone',
      text: '(${exists(subject, reader, id)} and ${subject[rule](reader, id)})',
      becomes: '(${subject[rule](reader, id)})',
    },
  ]),
  ...inFile('src/built-in/notifications/mentions.ts', api, [
    { rule: 'a mention begins a word', text: '(?<![\\\\w@])@', becomes: '@' },
    { rule: 'a mention ends a word', text: '(?!\\\\w)', becomes: '' },
    { rule: 'an edit notifies those whom it newly mentions', text: '.filter((id) => !known.has(id))', becomes: '' },
  ]),
  ...inFile('src/rules/event-audience.ts', api, [
    {
      rule: 'an event for a person alone is for nobody else',
      text: 'return { place_id: person_id, person_id };',
      becomes: 'return { place_id: null, person_id };',
    },
  ]),
  ...inFile('src/built-in/events/audience.ts', api, [
    {
      rule: 'administrators read no events for another person alone',
      text: '(${isOfAnother(caller.userId)} is not true)',
      becomes: 'true',
    },
  ]),
  ...inFile('src/built-in/events/following.ts', api, [
    {
      rule: 'followers who are administrators get no events for another person alone',
      text: "${audience.includes({ ...anyone, role: 'admin' }, 'one')}",
      becomes: 'true',
    },
  ]),
];
