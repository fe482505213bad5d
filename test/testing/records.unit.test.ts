import { type Caller, recordsOf } from '@tessera/platform/testing';
import { describe, expect, it } from 'vitest';
import { publishedOperations, resolve } from '../../src/testing/contract/published.ts';
import { idPrefixesOf } from '../../src/testing/requests/fill.ts';
import { prefixesAnswered } from '../../src/testing/requests/records.ts';

/** A caller whose requests all make a record, and what was asked. */
const recorder = () => {
  const asked: { path: string; body: unknown }[] = [];
  const call: Caller['call'] = async (_method, path, body) => {
    asked.push({ path, body });
    return { status: 201, headers: new Headers(), body: { data: { id: `made-${asked.length}` } } };
  };
  return { asked, caller: { userId: '', key: '', call } };
};

/** Each operation that makes a record and whose example names another one: its path, the property, and the prefixes of both ids. */
const naming = publishedOperations
  .filter(({ method, body }) => method === 'POST' && body)
  .flatMap((operation) => {
    const { properties = {} } = resolve(operation.body!.schema);
    const ofRecord = Object.keys(operation.body!.example).flatMap((property) => {
      const [named] = idPrefixesOf(resolve(properties[property] ?? {}));
      return named ? [{ path: operation.path, property, named }] : [];
    });
    return prefixesAnswered(operation, 201).flatMap((made) => ofRecord.map((one) => ({ ...one, made })));
  });
/** One of them; a platform without families of its own may have none. */
const example = naming.find((one) => one.made !== one.named && !one.path.includes('{'));

const outside = { url: 'http://127.0.0.1:7' };

describe('records', () => {
  it('are made by the example of the operation that makes them, once', async () => {
    const { asked, caller } = recorder();
    const id = recordsOf(caller, outside);
    expect([await id('res'), await id('res')]).toEqual(['made-1', 'made-1']);
    expect(asked).toEqual([{ path: '/v1/resources', body: expect.objectContaining({ name: expect.any(String) }) }]);
  });

  it.runIf(example)('are made with the records that the example names', async () => {
    const { path, property, made, named } = example!;
    const { asked, caller } = recorder();
    await recordsOf(caller, outside, { [named]: async () => ({ id: 'of-its-maker' }) })(made);
    expect(asked.at(-1)).toEqual({ path, body: expect.objectContaining({ [property]: 'of-its-maker' }) });
  });

  it('are made as a family says, if it does', async () => {
    const { asked, caller } = recorder();
    expect(await recordsOf(caller, outside, { whk: async () => ({ id: 'of-its-maker' }) })('whk')).toBe('of-its-maker');
    expect(asked).toEqual([]);
  });

  it.runIf(example)('that would be made with each other are made without', async () => {
    const { path, property, made, named } = example!;
    const { asked, caller } = recorder();
    const id = recordsOf(caller, outside, { [named]: async (other) => ({ id: `with ${await other(made)}` }) });
    expect(await id(named)).toMatch(/^with made-/);
    expect(asked.at(-1)).toEqual({ path, body: expect.not.objectContaining({ [property]: expect.anything() }) });
  });

  it('that are refused are named, with what to add where a field is unique', async () => {
    const refusing = (status: number, code: string, field?: string): Caller => ({
      ...{ userId: '', key: '' },
      call: async () => ({ status, headers: new Headers(), body: { error: { code, details: field ? [{ field }] : [] } } }),
    });
    await expect(recordsOf(refusing(409, 'already_exists', 'name'), outside)('res')).rejects.toThrow(
      /createResource makes, .* refused with 409 already_exists\. The account has a record with this name already, .*\n {2}res: \(\) => created\(caller, '\/v1\/resources', \{ …, with another value each time \}\),/s,
    );
    await expect(recordsOf(refusing(422, 'unprocessable'), outside)('res')).rejects.toThrow(
      /422 unprocessable\. The answer was \{.*`makers`/,
    );
  });

  it('that no operation makes are named, with the line that makes one', () => {
    const make = recordsOf({} as Caller, outside);
    expect(() => make('ses')).toThrow(
      "Tests need a session, and no operation with a body answers 201 with one. Add how a caller makes it to `makers`:\n  ses: () => created(caller, '/v1/sessions', {}),",
    );
  });
});
