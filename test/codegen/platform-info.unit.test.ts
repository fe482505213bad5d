import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withFigures } from '../../src/codegen/figures.ts';
import { asOffered } from '../../src/codegen/platform-info.ts';
import { within } from '../workbench/projects.ts';

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'tessera-platform-info-')));
const write = (file: string, text: string): void => writeFileSync(join(folder, 'openapi', file), text);

const info = (name: string): string => `info: {title: Acme API, ${name} contact: {name: Acme}, license: {name: Acme terms}}`;
const servers = 'servers: [{url: "https://api.acme.example", description: Production}, {url: "http://127.0.0.1:8080", description: Local}]';

beforeAll(() => {
  mkdirSync(join(folder, 'openapi'));
  write('platform.yaml', `${info('x-name: Acme,')}\n${servers}\n`);
  write('account.yaml', '{}');
});
afterAll(() => rmSync(folder, { recursive: true }));

const ofPackage = () => ({ info: { title: 'An API', contact: { name: 'Tessera' } }, servers: [{ url: 'https://tessera.example' }] });
const offered = { info: { title: 'An API', contact: { name: 'Acme' }, license: { name: 'Acme terms' } } };

describe('a document of the package, in a project', () => {
  it('has the contact, the terms and the servers of the project', () =>
    within(folder, () =>
      expect(asOffered('openapi/identity.yaml', ofPackage())).toEqual({
        ...offered,
        servers: [
          { url: 'https://api.acme.example', description: 'Production' },
          { url: 'http://127.0.0.1:8080', description: 'Local' },
        ],
      }),
    ));

  it('has the servers as AsyncAPI names them', () =>
    within(folder, () =>
      expect(asOffered('openapi/messages/channel.yaml', { asyncapi: '3.0.0', ...ofPackage() })).toEqual({
        asyncapi: '3.0.0',
        ...offered,
        servers: {
          production: { host: 'api.acme.example', protocol: 'wss', description: 'Production' },
          server2: { host: '127.0.0.1:8080', protocol: 'ws', description: 'Local' },
        },
      }),
    ));

  it('keeps the servers of operators', () =>
    within(folder, () =>
      expect(asOffered('openapi/operators.yaml', ofPackage())).toEqual({ ...offered, servers: [{ url: 'https://tessera.example' }] }),
    ));

  it('stays as it is where the project has it itself', () =>
    within(folder, () => expect(asOffered('openapi/account.yaml', ofPackage())).toEqual(ofPackage())));
});

describe('the name of the platform', () => {
  it('is written where a text has its place', () =>
    within(folder, () => expect(withFigures('{platform.name} keeps it. Ask {platform.name}.')).toBe('Acme keeps it. Ask Acme.')));

  it('stands beside its own server in the examples of the package', () => {
    const text = "Ada has 'https://api.tessera.example/v1/users', signs in at https://auth.tessera.example, and reads ada@tessera.example.";
    expect(withFigures(text)).toBe(text);
    return within(folder, () =>
      expect(withFigures(text)).toBe(
        "Ada has 'https://api.acme.example/v1/users', signs in at https://auth.acme.example, and reads ada@acme.example.",
      ),
    );
  });

  it('has to be there', () =>
    within(folder, () => {
      write('platform.yaml', `${info('')}\n${servers}\n`);
      expect(() => withFigures('{platform.name}')).toThrow('openapi/platform.yaml has no `info.x-name`');
    }));
});
