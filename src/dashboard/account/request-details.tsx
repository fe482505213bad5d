import { useState } from 'react';
import { apiUrl, messageOf, ownFetch } from '../data/client.ts';
import type { RecordProps } from '../data/collection.ts';
import { contract } from '../data/contract.ts';
import type { Data } from '../data/record.ts';
import { Copy, Json, Status } from '../parts/basics.tsx';

/** An operation as the client calls it. */
const clientCall = (operationId: string): string => {
  const { family, name } = contract.operations[operationId]!;
  return `${family}.${name}`;
};

const samples = (record: Data): { name: string; text: string }[] => {
  const { method, path, operation_id: operationId } = record;
  const isRead = method === 'GET' || method === 'HEAD';
  const address = `${location.origin}${path}`;
  const body = isRead || method === 'DELETE' ? '' : ` \\\n  -H 'Content-Type: application/json' -d '{}'`;
  const verb = method === 'GET' ? '' : `-X ${method} `;
  const ids = String(path)
    .split('/')
    .filter((part) => /^[a-z]{3}_/.test(part))
    .map((id) => `'${id}'`);
  const inputs = [...ids, ...(body ? ['{}'] : [])].join(', ');
  return [
    { name: 'curl', text: `curl ${verb}-H "X-API-Key: $TESSERA_API_KEY" '${address}'${body}` },
    ...(typeof operationId === 'string' && contract.operations[operationId]
      ? [
          { name: 'TypeScript', text: `const answer = await tessera.${clientCall(operationId)}(${inputs});` },
          { name: 'Test', text: testOf(record, `tessera.${clientCall(operationId)}(${inputs})`) },
        ]
      : []),
  ];
};

/** A Vitest test that expects the logged result: the error, or none. */
const testOf = ({ operation_id: operationId, status, error_code: code }: Data, asked: string): string => {
  const expected = code ? `rejects.toMatchObject({ status: ${status}, code: '${code}' })` : 'resolves.toBeDefined()';
  return `it('${operationId} answers ${status}', async () => {\n  await expect(${asked}).${expected};\n});`;
};

interface Answer {
  status: number;
  requestId: string | null;
  body: unknown;
}

const sendAgain = async (path: string): Promise<Answer> => {
  const response = await ownFetch(`${apiUrl}${path}`);
  const text = await response.text();
  let body: unknown = text;
  if (response.headers.get('content-type')?.includes('json')) body = JSON.parse(text);
  return { status: response.status, requestId: response.headers.get('x-request-id'), body };
};

/** A sentence in which backticks mark names. */
const Marked = ({ text }: { text: string }) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move
  text.split('`').map((part, at) => (at % 2 === 1 ? <code key={at}>{part}</code> : part));

/** A logged request explained by the contract: why it failed, and how to repeat it. */
export const RequestDetails = ({ record }: RecordProps) => {
  const [answer, setAnswer] = useState<Answer | string>();
  const { error_code: code, operation_id: operationId, method, path } = record;
  const operation = typeof operationId === 'string' ? contract.operations[operationId] : undefined;
  const meaning = typeof code === 'string' ? contract.errors[code] : undefined;
  const again = () => sendAgain(String(path)).then(setAnswer, (error: unknown) => setAnswer(messageOf(error)));
  return (
    <>
      {typeof code === 'string' && (
        <section className="part failed" aria-labelledby="why">
          <h2 id="why">Why it failed</h2>
          <p>
            <code>{code}</code>: <Marked text={meaning ?? 'The reference does not describe this code.'} />
          </p>
          {operation && (code === 'invalid_scope' || code === 'insufficient_permissions') && (
            <p>The operation needs: {operation.scopes.join(', ')}.</p>
          )}
          <p>
            <a href={`/docs/errors#${code}`}>The error in the reference</a>
          </p>
        </section>
      )}
      {operation && (
        <section className="part" aria-labelledby="operation">
          <h2 id="operation">{operation.summary}</h2>
          <p>
            <code>
              {operation.method} {operation.path}
            </code>{' '}
            {operation.scopes.length > 0 && <>needs {operation.scopes.join(', ')}</>}
          </p>
        </section>
      )}
      <section className="part" aria-labelledby="again">
        <h2 id="again">Send it again</h2>
        {samples(record).map(({ name, text }) => (
          <div key={name}>
            <p className="row">
              <b>{name}</b> <Copy text={text} />
            </p>
            <Json value={text} label={name} />
          </div>
        ))}
        <p className="soft">The log contains no query, body or credentials; add them.</p>
        {method === 'GET' ? (
          <button type="button" onClick={() => void again()}>
            Send it again as yourself
          </button>
        ) : (
          <p className="soft">Only reads can be sent again from here, because the bodies of writes are not logged.</p>
        )}
        {typeof answer === 'string' && <p role="alert">{answer}</p>}
        {typeof answer === 'object' && (
          <div role="status">
            <p>
              <Status code={answer.status} /> {answer.requestId && <code>Request {answer.requestId}</code>}
            </p>
            <Json value={answer.body} label="Answer" />
          </div>
        )}
      </section>
    </>
  );
};
