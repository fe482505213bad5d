import { parseRules, type Rule, type StoredRule } from './rule.ts';

/** The rules of a mock, oldest first. */
export const createRules = () => {
  let rules: StoredRule[] = [];
  let counted = 0;

  const stored = (rule: Rule): StoredRule => {
    counted += 1;
    return { id: String(counted), ...rule };
  };

  return {
    list: (): readonly StoredRule[] => rules,
    /** Replaces all rules. @throws ServiceError `invalid_parameters` */
    replace: async (text: string): Promise<void> => {
      rules = (await parseRules(text)).map(stored);
    },
    /** Adds rules to the existing ones. @throws ServiceError `invalid_parameters` */
    add: async (text: string): Promise<readonly StoredRule[]> => {
      const added = (await parseRules(text)).map(stored);
      rules = [...rules, ...added];
      return added;
    },
    clear: (): void => {
      rules = [];
    },
    /** Consumes one use of a rule. */
    use: (rule: StoredRule): StoredRule => {
      if (rule.times === 1) rules = rules.filter(({ id }) => id !== rule.id);
      else if (rule.times !== undefined) rules = rules.map((one) => (one.id === rule.id ? { ...one, times: rule.times! - 1 } : one));
      return rule;
    },
  };
};

export type Rules = ReturnType<typeof createRules>;
