import { bootTessera, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { movingClock, signedIn } from '../../support/oauth.ts';

let tessera: Tessera;
let person: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  tessera = await bootTessera({ clock: movingClock().clock });
  person = await signedIn(tessera);
});
afterAll(() => tessera.close());

const families = async () => (await tessera.database.db.selectFrom('token_families').select('id').execute()).length;
const living = async () =>
  (await tessera.database.db.selectFrom('token_families').select('id').where('revoked_at', 'is', null).execute()).length;
const eight = <T>(work: () => Promise<T>): Promise<T[]> => Promise.all(Array.from({ length: 8 }, work));

describe('token in parallel', () => {
  it('redeems a code once, twenty times eight', async () => {
    for (let round = 0; round < 20; round += 1) {
      const [before, lived] = [await families(), await living()];
      const code = await person.code();
      const answers = await eight(() => person.redeem(code));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(answers.filter(({ body }) => body.error === 'invalid_grant')).toHaveLength(7);
      expect(await families()).toBe(before + 1);
      // The seven that came second say that there is a copy of the code.
      expect(await living()).toBe(lived);
    }
  });

  it('gives a refresh token one successor, twenty times eight', async () => {
    const { body } = await person.redeem(await person.code());
    const before = await families();
    let current: string = body.refresh_token;
    for (let round = 0; round < 20; round += 1) {
      const answers = await eight(() => person.refresh(current));
      expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
      const successors = new Set(answers.map((answer) => answer.body.refresh_token));
      expect(successors.size).toBe(1);
      [current] = [...successors] as [string];
    }
    expect(await families()).toBe(before);
    expect((await person.refresh(current)).status).toBe(200);
  });
});
