import { inFile, type Mutant } from '../mutant.ts';

export const http: readonly Mutant[] = [
  ...inFile(
    'src/http/server.ts',
    ['test/app/tls.api.test.ts'],
    [
      {
        rule: 'a request in clear text on a port with TLS gets an answer in clear text',
        text: 'if (options.tls) refuseClearText(server, refuseUnencrypted);',
        becomes: '',
      },
    ],
  ),
  ...inFile(
    'src/http/unused-connections.ts',
    ['test/http/unused-connections.api.test.ts'],
    [
      {
        rule: 'a server that stops waits for a request that is on its way',
        text: 'const onItsWay = 1000;',
        becomes: 'const onItsWay = 0;',
      },
      {
        rule: 'a connection on which a request has begun is not ended as unused',
        text: 'void sockets.delete(socket),\n    /**',
        becomes: 'undefined,\n    /**',
      },
    ],
  ),
];
