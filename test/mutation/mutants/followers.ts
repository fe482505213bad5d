import { inFile, type Mutant } from '../mutant.ts';

/** The feed of subscribers. */
export const followers: readonly Mutant[] = [
  ...inFile(
    'src/channel/channel.ts',
    ['test/channel/machine.unit.test.ts'],
    [
      {
        rule: 'a subscription whose events are gone closes the connection, unless it has ended',
        text: "it.#subscriptions.has(subscription) && it.#close('reset')",
        becomes: "it.#close('reset')",
      },
    ],
  ),
  ...inFile(
    'src/graphql/event-streams.ts',
    ['test/graphql/event-streams.unit.test.ts'],
    [
      {
        rule: 'a stream that is closed holds no connection of its account',
        text: `      close();
      release();
    });`,
        becomes: '      close();\n    });',
      },
      {
        rule: 'a subscription that is refused holds no connection of its account',
        text: `    if (!isIterable(begun)) {
      stream.destroy();`,
        becomes: '    if (!isIterable(begun)) {',
      },
      {
        rule: 'a stream that the server ends says so',
        text: "(reason ? frame('next', { errors: refusals(reason, errorContext) }) : '')",
        becomes: "''",
      },
      {
        rule: 'no stream begins when the server stops',
        text: 'if (isClosing) throw closing();',
        becomes: '',
      },
    ],
  ),
  ...inFile(
    'src/graphql/socket-operation.ts',
    ['test/graphql/socket-operation.unit.test.ts'],
    [{ rule: 'each event of a connection has a turn of its own', text: '      await ownTurn();\n', becomes: '' }],
  ),
  ...inFile(
    'src/graphql/event-streams.ts',
    ['test/graphql/subscriptions.data.test.ts'],
    [
      {
        rule: 'a stream sees what its caller sees now',
        text: 'watch.adopt({ credential: request.credential, caller });',
        becomes: '',
      },
      {
        rule: 'a stream ends with its credentials',
        text: 'if (lapseOf(error)) end(error);',
        becomes: '',
      },
    ],
  ),
  ...inFile(
    'src/delivery/follower.ts',
    ['test/delivery/follower.unit.test.ts'],
    [
      {
        rule: 'a follower gets the types that it asked for',
        text: 'if (types && !types.includes(type)) return false;',
        becomes: '',
      },
      {
        rule: 'an event about nothing is not for a follower of records',
        text: 'resource_id !== null && this.#resourceIds.has(resource_id)',
        becomes: 'resource_id === null || this.#resourceIds.has(resource_id)',
      },
      {
        rule: 'a follower that is not let in stays behind',
        text: 'this.#live = this.#shared.join(this.#position, wakes);',
        becomes: 'this.#live = this.#shared.join(this.#position, wakes) || true;',
      },
      {
        rule: 'a queue has a limited length',
        text: 'if (this.#queue.length + events.length > maxQueued) return void this.fallBehind();',
        becomes: '',
      },
      { rule: 'a queue may be full', text: 'events.length > maxQueued', becomes: 'events.length >= maxQueued' },
      {
        rule: 'a push moves the position on',
        text: 'this.#position = Math.max(this.#position, to);',
        becomes: '',
      },
      {
        rule: 'a push does not move the position back',
        text: 'Math.max(this.#position, to)',
        becomes: 'Math.min(this.#position, to)',
      },
      { rule: 'a push wakes who waits', text: 'if (events.length > 0) this.#wake();', becomes: '' },
      {
        rule: 'a follower that falls behind reads at once',
        text: 'fallBehind(): void {\n    this.#live = false;\n    this.#wake();',
        becomes: 'fallBehind(): void {\n    this.#live = false;',
      },
      {
        rule: 'an event that was queued for long is checked again',
        text: 'const visibleForMs = 1000;',
        becomes: 'const visibleForMs = 1_000_000;',
      },
      {
        rule: 'an event that was checked just now is not read again',
        text: 'const visibleForMs = 1000;',
        becomes: 'const visibleForMs = -1;',
      },
      {
        rule: 'a check again begins with the event itself',
        text: 'this.#position = from - 1;',
        becomes: 'this.#position = from;',
      },
      {
        rule: 'what is checked again is not in the queue any more',
        text: 'this.#queue = empty;\n    this.#live = false;\n  }',
        becomes: 'this.#live = false;\n  }',
      },
      {
        rule: 'who checks again is behind',
        text: 'this.#queue = empty;\n    this.#live = false;\n  }',
        becomes: 'this.#queue = empty;\n  }',
      },
      {
        rule: 'the event that was taken last is checked again only where that is asked for',
        text: 'rereadLast ? this.#taken : this.#queue[0]?.position',
        becomes: 'this.#taken',
      },
      {
        rule: 'the queue of a former caller is checked again',
        text: 'rereadLast ? this.#taken : this.#queue[0]?.position',
        becomes: 'rereadLast ? this.#taken : undefined',
      },
      { rule: 'the event that was taken last is remembered', text: 'this.#taken = first.position;', becomes: '' },
      { rule: 'a follower becomes another caller', text: 'this.#caller = caller;\n    this.#rewind', becomes: 'this.#rewind' },
      {
        rule: 'who waits goes on when the caller changes',
        text: 'this.#rewind(rereadLast ? this.#taken : this.#queue[0]?.position);\n    this.#wake();',
        becomes: 'this.#rewind(rereadLast ? this.#taken : this.#queue[0]?.position);',
      },
      {
        rule: 'a closed follower has no events any more',
        text: 'this.#live = false;\n    this.#queue = empty;\n    this.#wake();',
        becomes: 'this.#live = false;\n    this.#wake();',
      },
      {
        rule: 'who waits goes on when the follower is closed',
        text: 'this.#queue = empty;\n    this.#wake();',
        becomes: 'this.#queue = empty;',
      },
      {
        rule: 'a closed follower waits for nothing',
        text: 'if (this.#closed || this.#queue.length > 0) return Promise.resolve();',
        becomes: 'if (this.#queue.length > 0) return Promise.resolve();',
      },
      {
        rule: 'no event is queued twice',
        text: 'events.filter(({ position }) => position > this.#position)',
        becomes: 'events.filter(({ position }) => position > 0)',
      },
      {
        rule: 'what was read for a former caller is dropped',
        text: 'if (this.#closed || reader !== this.#caller) return;',
        becomes: 'if (this.#closed) return;',
      },
      {
        rule: 'a closed follower takes nothing of what was read',
        text: 'if (this.#closed || reader !== this.#caller) return;',
        becomes: 'if (reader !== this.#caller) return;',
      },
      { rule: 'a follower ends when what it was to get is deleted', text: 'if (found.gone) return this.close();', becomes: '' },
      {
        rule: 'events that were stored are marked as replayed',
        text: 'this.#append(found.events, true);',
        becomes: 'this.#append(found.events, false);',
      },
      {
        rule: 'events that come live are not marked as replayed',
        text: 'this.#append(events, false);',
        becomes: 'this.#append(events, true);',
      },
      {
        rule: 'a follower becomes live when it has read everything',
        text: 'this.#live = found.whole && this.#shared.join(this.#position, seen);',
        becomes: 'this.#live = this.#shared.join(this.#position, seen);',
      },
      {
        rule: 'a wake-up during a read is not lost',
        text: 'const seen = this.#shared.wakes();\n    const found = await this.#shared.source.listAfter(reader, this.#filter, this.#position, page);',
        becomes:
          'const found = await this.#shared.source.listAfter(reader, this.#filter, this.#position, page);\n    const seen = this.#shared.wakes();',
      },
      {
        rule: 'a database that is behind is asked again after a pause',
        text: 'if (!(this.#live || moved)) await Promise.race([pause(), this.#woken()]);',
        becomes: '',
      },
      {
        rule: 'a follower that has moved reads on without a pause',
        text: 'if (!(this.#live || moved))',
        becomes: 'if (!this.#live)',
      },
      {
        rule: 'a database that cannot be read is asked again after a pause',
        text: 'this.#shared.failed(error);\n    await Promise.race([pause(), this.#woken()]);',
        becomes: 'this.#shared.failed(error);',
      },
      { rule: 'a read that failed is reported', text: 'this.#shared.failed(error);', becomes: 'void error;' },
    ],
  ),
  ...inFile(
    'src/delivery/account-events.ts',
    ['test/delivery/account-events.unit.test.ts'],
    [
      {
        rule: 'a follower whose caller changed meanwhile falls behind',
        text: 'if (follower.caller !== caller) return void follower.fallBehind();',
        becomes: '',
      },
      { rule: 'only a restricted event is checked', text: '!restricted || visible?.has(event.id)', becomes: 'visible?.has(event.id)' },
      { rule: 'a restricted event is for those who may see it', text: '!restricted || visible?.has(event.id)', becomes: 'true' },
      {
        rule: 'a follower is asked what it wants',
        text: 'wanted: events.filter(({ event }) => follower.wants(event)),',
        becomes: 'wanted: [...events],',
      },
      {
        rule: 'only followers of restricted events are checked',
        text: 'snapshots.filter(({ wanted }) => wanted.some(({ restricted }) => restricted))',
        becomes: '[...snapshots]',
      },
      {
        rule: 'only restricted events are checked',
        text: 'wanted.filter(({ restricted }) => restricted).map(({ event }) => event.id)',
        becomes: 'wanted.map(({ event }) => event.id)',
      },
      {
        rule: 'an event is checked once for all followers',
        text: '...new Set(affected.flatMap(({ wanted }) => wanted.filter(({ restricted }) => restricted).map(({ event }) => event.id))),',
        becomes: '...affected.flatMap(({ wanted }) => wanted.filter(({ restricted }) => restricted).map(({ event }) => event.id)),',
      },
      { rule: 'a viewer is a user in a role', text: '`${userId} ${role}`', becomes: '`${userId} ${role && "viewer"}`' },
      {
        rule: 'all viewers are asked for, in several queries',
        text: 'for (let from = 0; from < viewers.length; from += viewersAtOnce)',
        becomes: 'for (let from = 0; from < 1; from += viewersAtOnce)',
      },
      {
        rule: 'a query has a limited number of viewers',
        text: 'viewers.slice(from, from + viewersAtOnce)',
        becomes: 'viewers.slice(from)',
      },
      {
        rule: 'a follower that became live during a check reads for itself',
        text: 'for (const follower of liveOnes()) if (!known.has(follower)) follower.fallBehind();',
        becomes: '',
      },
      {
        rule: 'who becomes live has read what is handed out',
        text: 'head = Math.max(head, to);\n',
        becomes: '',
      },
      {
        rule: 'a follower that fell behind gets nothing live',
        text: 'if (one.follower.live) deliver(one, seen, to);',
        becomes: 'deliver(one, seen, to);',
      },
      {
        rule: 'requests come in between many followers',
        text: 'if (at > 0 && at % followersPerTurn === 0) await setImmediate();',
        becomes: '',
      },
      { rule: 'all followers end together', text: 'for (const follower of followers) follower.close();', becomes: '' },
      {
        rule: 'followers end when an event was deleted before it was handed out',
        text: 'if (events.length > 0 && events[0]!.position > head + 1) return end();',
        becomes: '',
      },
      { rule: 'the next event in order is no gap', text: 'events[0]!.position > head + 1', becomes: 'events[0]!.position > head' },
      { rule: 'nothing is read where nobody follows', text: 'while (liveOnes().length > 0) {', becomes: 'while (true) {' },
      {
        rule: 'a full read is followed by another',
        text: 'if (events.length < batch) return;',
        becomes: 'if (events.length > 0 || batch > 0) return;',
      },
      {
        rule: 'a read that was not full is the last one',
        text: 'if (events.length < batch) return;',
        becomes: 'if (events.length === 0) return;',
      },
      {
        rule: 'a wake-up during a read leads to another read',
        text: 'while (due) {\n      due = false;\n      await readOnce();\n    }',
        becomes: 'due = false;\n    await readOnce();\n    due = false;',
      },
      { rule: 'one read is under way at a time', text: 'if (!reading) void readAll();', becomes: 'void readAll();' },
      { rule: 'a read that failed is repeated', text: 'setTimeout(look, retryAfter).unref();', becomes: '' },
      {
        rule: 'a read that failed is reported to the feed',
        text: 'failed(error);\n      setTimeout',
        becomes: 'void error;\n      setTimeout',
      },
      {
        rule: 'the first live follower says from where on it is live',
        text: 'if (liveOnes().length === 0) head = Math.max(head, position);',
        becomes: '',
      },
      {
        rule: 'a further live follower does not move the others on',
        text: 'if (liveOnes().length === 0) head',
        becomes: 'head',
      },
      { rule: 'who is before the others is not let in', text: 'if (position < head) return false;', becomes: '' },
      {
        rule: 'a wake-up before somebody was live leads to a read',
        text: 'if (seenWakes !== wakes) queueMicrotask(look);',
        becomes: '',
      },
      { rule: 'wake-ups are counted', text: 'wakes += 1;', becomes: '' },
    ],
  ),
  ...inFile(
    'src/delivery/feed.ts',
    ['test/delivery/feed.unit.test.ts'],
    [
      {
        rule: 'followers end when positions went back',
        text: 'if (latest < before) account.end();',
        becomes: 'if (latest < 0) account.end();',
      },
      {
        rule: 'where a stream begins tells nobody whether anything has happened',
        text: 'after : accountCursors.sealAnew(position)',
        becomes: 'after : accountCursors.seal(position)',
      },
      { rule: 'a poll wakes where there is something new', text: 'else if (latest > account.head) account.wake();', becomes: '' },
      {
        rule: 'one poll is under way at a time',
        text: 'if (polling || accounts.size === 0) return;',
        becomes: 'if (accounts.size === 0) return;',
      },
      { rule: 'nothing is polled for nobody', text: 'if (polling || accounts.size === 0) return;', becomes: 'if (polling) return;' },
      { rule: 'a poll that failed is reported', text: 'failed(error);\n    } finally', becomes: 'void error;\n    } finally' },
      { rule: 'a poll that failed is followed by others', text: 'polling = false;\n    }', becomes: '}' },
      {
        rule: 'a wake-up for everybody polls',
        text: 'if (accountId === undefined) void pollAll();',
        becomes: 'if (accountId === undefined) void 0;',
      },
      {
        rule: 'an account that nobody follows is forgotten',
        text: 'if (account.size === 0 && accounts.get(account.accountId) === account)',
        becomes: 'if (account.size < 0)',
      },
      { rule: 'an account that somebody follows is not forgotten', text: 'account.size === 0 && ', becomes: '' },
      {
        rule: 'a position before the beginning is not recovered',
        text: '(after >= begin && after <= latest)',
        becomes: '(after <= latest)',
      },
      {
        rule: 'a position beyond the latest is not recovered',
        text: '(after >= begin && after <= latest)',
        becomes: '(after >= begin)',
      },
      { rule: 'the first position is recovered', text: 'after >= begin &&', becomes: 'after > begin &&' },
      {
        rule: 'who begins somewhere else than at the end reads',
        text: 'if (position === latest && account === heard)',
        becomes: 'if (account === heard)',
      },
      {
        rule: 'who was left alone during the read of their start reads again',
        text: 'if (position === latest && account === heard)',
        becomes: 'if (position === latest)',
      },
      {
        rule: 'a subscription that failed gives its place back',
        text: 'release();\n      throw error;',
        becomes: 'throw error;',
      },
      { rule: 'a subscription that ended gives its place back', text: 'this.#release();\n  }', becomes: '}' },
      { rule: 'a closed feed takes nobody', text: 'if (closed) throw closing();', becomes: '' },
      { rule: 'a feed that is closed ends its streams', text: 'for (const stream of [...streams.open]) stream.close();', becomes: '' },
      { rule: 'a closed feed listens no more', text: 'clearInterval(timer);\n      stopListening();', becomes: 'clearInterval(timer);' },
      { rule: 'a closed feed polls no more', text: 'clearInterval(timer);\n', becomes: '' },
      { rule: 'a stream that ended is counted no more', text: 'this.#streams.open.delete(this);', becomes: '' },
      {
        rule: 'the kinds of events are counted that a caller gets',
        text: 'if (delivered) this.#streams.used(this.#caller, [`event ${delivered.event.type}`]);',
        becomes: '',
      },
      {
        rule: 'events are counted for the caller of now',
        text: 'this.#caller = caller;\n    this.#follower.become',
        becomes: 'this.#follower.become',
      },
      {
        rule: 'a new caller may have the last event checked again',
        text: 'this.#follower.become(caller, undelivered);',
        becomes: 'this.#follower.become(caller, false);',
      },
      { rule: 'a stream that was closed says so', text: 'this.#isClosed = true;', becomes: '' },
    ],
  ),
  ...inFile(
    'src/delivery/shared-reads.ts',
    ['test/delivery/shared-reads.unit.test.ts'],
    [
      {
        rule: 'who asks during a read does not share it',
        text: 'if (before === undefined) return begin(key);',
        becomes: 'if (before === undefined) return begin(key);\n    if (key) return before;',
      },
    ],
  ),
  ...inFile(
    'src/built-in/events/following.ts',
    ['test/families/events/following.data.test.ts'],
    [
      {
        rule: 'a reader who has read everything is at the latest position',
        text: 'to: whole ? Math.max(position, latest) : last',
        becomes: 'to: last',
      },
      {
        rule: 'a reader is told when events are deleted',
        text: 'const gone = position < begin || (position < latest && !isNextThere && position < (await extentOf(db, caller)).begin);',
        becomes: 'const gone = false;',
      },
      {
        rule: 'the latest position of an emptied account is its beginning',
        text: 'latest: Math.max(begin, heads.get(id) ?? 0)',
        becomes: 'latest: heads.get(id) ?? 0',
      },
    ],
  ),
];
