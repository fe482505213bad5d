import DataLoader from 'dataloader';
import { asAccount } from '../data/connection/requester.ts';

interface OfAccount {
  accountId: string;
}

/** Answers questions about one account, in their order. */
type AnswerAll<Question, Answer> = (accountId: string, questions: readonly Question[]) => Promise<readonly Answer[]>;

/**
 * Answers the questions of subscribers: those of an account that are asked in the same turn together, on the account's share of the database.
 * @param mostAtOnce how many questions are answered together
 */
export const batchedByAccount = <Question extends OfAccount, Answer>(answerAll: AnswerAll<Question, Answer>, mostAtOnce: number) => {
  /** A failure belongs to the account alone. */
  const answersOf = async (accountId: string, questions: readonly Question[]): Promise<[Question, Answer | Error][]> => {
    try {
      const answers = await asAccount(accountId, () => answerAll(accountId, questions));
      return questions.map((question, at) => [question, answers[at]!]);
    } catch (error) {
      return questions.map((question) => [question, error as Error]);
    }
  };

  const loader = new DataLoader<Question, Answer>(
    async (questions) => {
      const accounts = [...Map.groupBy(questions, ({ accountId }) => accountId)];
      const answers = new Map((await Promise.all(accounts.map(([accountId, own]) => answersOf(accountId, own)))).flat());
      return questions.map((question) => answers.get(question)!);
    },
    { cache: false, maxBatchSize: mostAtOnce },
  );
  return (question: Question): Promise<Answer> => loader.load(question);
};
