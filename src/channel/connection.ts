import { AsyncLocalStorage } from 'node:async_hooks';
import { limits, type ServerFrame } from '../contract/frames.ts';
import type { Call, Called } from '../core/channel-call.ts';
import { formB, ServiceError } from '../core/errors.ts';
import { newId } from '../core/ids.ts';
import type { Authenticated, Credential, Origin, Principal } from '../core/principal.ts';
import type { CountParts } from '../core/used-part.ts';
import { bodies, weightOfBytes } from '../request/admission.ts';
import type { AuthenticateFrame, Subscribe } from '../request/frames.ts';
import { type EventStream, isSameViewer } from '../rules/event-feed.ts';
import { oneToken } from '../sockets/opening-tokens.ts';
import type { Peer } from '../sockets/peer.ts';
import { createRevalidation, type Revalidated } from '../sockets/revalidation.ts';
import { readsTooSlowly } from '../sockets/slow-readers.ts';
import type { Occurrence, Served, Visitor } from '../sockets/websocket-server.ts';
import { type Channel, createChannel } from './channel.ts';
import type { Effect, EffectOf, Input } from './messages.ts';

/** What a connection depends on. */
export interface ConnectionDependencies {
  /** Authenticates a token, for the first time or again. */
  authenticate: AuthenticateFrame;
  /** Checks previously valid credentials again. */
  revalidate(credential: Credential, origin: Origin): Promise<Principal> | Principal;
  subscribe: Subscribe;
  call(request: Call): Promise<Called>;
  /** Counts the frames that a caller sends, and its calls. */
  used: CountParts;
  now(): number;
  encode(frame: ServerFrame): string | Buffer;
  /** The error that the caller gets for a failure. Failures that are our own fault are reported. */
  asError(failure: unknown, connectionId: string): ServiceError;
}

/** Bytes that may wait to be sent to a client before more past events are read for it. */
const enough = limits.send_queue_bytes / 4;

const tooLarge = () =>
  new ServiceError('payload_too_large', 'The call was carried out, but its response is larger than 1 MiB. Request fewer records at once.');

/** Runs work that outlives the frame that began it, without that frame's context: otherwise each subscription would keep one in memory. */
const outsideOfFrames = AsyncLocalStorage.snapshot();

/** Where the server itself has a token for a page, the page still authenticates with a frame. */
const visitOf = ({ connectionId, origin, token, tokens }: Visitor) => ({
  connectionId,
  origin,
  hasToken: token === undefined && tokens.length > 0,
});

type CarryOut = { [Do in Effect['do']]: (it: Connection, effect: EffectOf<Do>) => void };

/** A class with a static table, because there is one instance for each connection: closures would cost each of them several KiB. */
class Connection implements Served, Revalidated {
  readonly #dependencies: ConnectionDependencies;
  readonly #visitor: Visitor;
  readonly #peer: Peer;
  readonly #channel: Channel;
  readonly #watch = createRevalidation(this);
  #streams: readonly { subscription: string; stream: EventStream }[] = [];
  #opening: Effect[];
  #candidate: Authenticated | undefined;
  /** Releases the share of the large frame that is being read, unless it becomes a call, which then releases it. */
  #endLarge: (() => void) | undefined;
  #over = false;

  constructor(dependencies: ConnectionDependencies, visitor: Visitor, peer: Peer) {
    this.#dependencies = dependencies;
    this.#visitor = visitor;
    this.#peer = peer;
    const { channel, opening } = createChannel(visitOf(visitor), dependencies.now());
    this.#channel = channel;
    this.#opening = opening;
  }

  open(): void {
    const effects = this.#opening;
    this.#opening = [];
    for (const effect of effects) this.#carryOut(effect);
  }

  receive(occurrence: Occurrence): void {
    if (occurrence.is === 'doubt') return void this.#watch.doubt(occurrence.accountId);
    this.#input(occurrence);
    if (occurrence.is === 'gone') this.#end();
  }

  now(): number {
    return this.#dependencies.now();
  }

  authenticate(credential: Credential): Promise<Principal> | Principal {
    return this.#dependencies.revalidate(credential, { ...this.#from(), revalidation: true });
  }

  found(caller: Principal): void {
    this.#input({ is: 'checked', caller });
  }

  failed(failure: unknown): void {
    this.#input({ is: 'lapsed', error: this.#asError(failure) });
  }

  #input(input: Input): void {
    for (const effect of this.#channel(input, this.#dependencies.now())) this.#carryOut(effect);
  }

  #from(): Origin {
    const { address, origin, userAgent } = this.#visitor;
    return { address, referrer: origin, userAgent, requestId: newId('request') };
  }

  #asError(failure: unknown): ServiceError {
    return this.#dependencies.asError(failure, this.#visitor.connectionId);
  }

  #end(): void {
    this.#over = true;
    this.#watch.end();
    for (const { stream } of this.#streams) stream.close();
    this.#streams = [];
  }

  #send(frame: ServerFrame): void {
    if (readsTooSlowly(this.#peer) && frame.type !== 'closing') return void queueMicrotask(() => this.#input({ is: 'slow' }));
    const { encode } = this.#dependencies;
    try {
      const encoded = encode(frame);
      const isTooLarge = frame.type === 'result' && frame.to === 'call' && Buffer.byteLength(encoded) > limits.send_queue_bytes;
      this.#sendEncoded(isTooLarge ? encode({ id: frame.id, type: 'error', error: formB(tooLarge()) }) : encoded);
    } catch {
      queueMicrotask(() => this.#input({ is: 'failed' }));
    }
  }

  #sendEncoded(encoded: string | Buffer): void {
    if (typeof encoded === 'string') this.#peer.send(encoded);
    else this.#peer.sendSoon(encoded);
  }

  async #authenticate(sent: string | undefined): Promise<void> {
    try {
      const { origin: page, token: kept, tokens } = this.#visitor;
      const accountId = this.#watch.inForce?.caller.accountId;
      const admit = (caller: Principal) => this.#visitor.admit(caller);
      const authenticated = await this.#dependencies.authenticate({
        origin: this.#from(),
        page,
        accountId,
        readToken: () => kept ?? sent ?? oneToken(tokens)!,
        admit,
      });
      this.#candidate = authenticated;
      this.#dependencies.used(authenticated.caller, ['frame authenticate']);
      this.#input({ is: 'authenticated', caller: authenticated.caller });
      this.#candidate = undefined;
    } catch (error) {
      this.#input({ is: 'refused', error: this.#asError(error) });
    }
  }

  #adopt(caller: Principal): void {
    const before = this.#watch.inForce?.caller;
    // If there is a candidate, its credentials were just accepted; otherwise the credentials in force were checked again.
    this.#watch.adopt({ credential: (this.#candidate ?? this.#watch.inForce)!.credential, caller });
    this.#candidate = undefined;
    this.#visitor.authenticated();
    if (before && isSameViewer(before, caller)) return;
    for (const { stream } of this.#streams) stream.switchCaller(caller);
  }

  /** Whether an event may be sent. If the caller's permissions have changed, the stream filters it again for the current caller. */
  async #maySend(stream: EventStream): Promise<boolean> {
    const { caller } = this.#watch.inForce!;
    await this.#watch.assured();
    if (this.#over || isSameViewer(caller, this.#watch.inForce!.caller)) return true;
    stream.switchCaller(this.#watch.inForce!.caller, true);
    return false;
  }

  async #sendEvents(subscription: string, stream: EventStream): Promise<void> {
    while (!stream.hasEnded) {
      const delivered = stream.next();
      if (!delivered) {
        await stream.more();
        continue;
      }
      if (this.#watch.isStale && !(await this.#maySend(stream))) continue;
      // Past events wait for a slow client; new ones do not.
      if (delivered.replayed && this.#peer.waiting() > enough) await this.#peer.drained(enough);
      if (this.#over) return;
      this.#input({ is: 'event', subscription, delivered });
    }
    if (!this.#over) this.#input({ is: 'ended', subscription });
  }

  async #follow(effect: EffectOf<'follow'>): Promise<void> {
    const { subscription } = effect;
    try {
      const stream = await this.#subscribe(effect);
      if (this.#over) return stream.close();
      this.#streams = [...this.#streams, { subscription, stream }];
      this.#input({ is: 'subscribed', subscription, cursor: stream.cursor, recovered: stream.recovered });
      outsideOfFrames(() => this.#sendEvents(subscription, stream)).catch((error: unknown) => {
        this.#asError(error);
        this.#input({ is: 'failed' });
      });
    } catch (error) {
      this.#input({ is: 'unsubscribable', subscription, error: this.#asError(error) });
    }
  }

  /** Subscribes to events. If the caller has changed by the time the subscription is open, it continues with the current one. */
  async #subscribe({ frame, operations }: EffectOf<'follow'>): Promise<EventStream> {
    const { events: types, resource_ids: resourceIds, after } = frame;
    const { caller } = this.#watch.inForce!;
    const { address } = this.#visitor;
    this.#dependencies.used(caller, ['frame subscribe']);
    const stream = await this.#dependencies.subscribe({ caller, wanted: { types, resourceIds, after }, operations, address });
    if (this.#watch.inForce!.caller !== caller) stream.switchCaller(this.#watch.inForce!.caller);
    return stream;
  }

  #unfollow(subscription: string): void {
    this.#dependencies.used(this.#watch.inForce!.caller, ['frame unsubscribe']);
    const isIt = (one: { subscription: string }) => one.subscription === subscription;
    this.#streams.find(isIt)?.stream.close();
    this.#streams = this.#streams.filter((one) => !isIt(one));
  }

  async #wait(text: string): Promise<void> {
    try {
      this.#endLarge = await bodies.enter(this.#watch.inForce?.caller.accountId ?? this.#visitor.address, weightOfBytes(text.length));
    } catch (error) {
      return this.#input({ is: 'crowded', error: this.#asError(error) });
    }
    this.#input({ is: 'ready' });
    this.#takeEndOfLarge()?.();
  }

  #takeEndOfLarge(): (() => void) | undefined {
    const end = this.#endLarge;
    this.#endLarge = undefined;
    return end;
  }

  async #call({ frame, isLarge }: EffectOf<'call'>): Promise<void> {
    const { id, operation, path, query, headers = {}, body } = frame;
    const end = isLarge ? this.#takeEndOfLarge() : undefined;
    try {
      const own = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
      const { address, origin, userAgent } = this.#visitor;
      const opened = { origin, referer: undefined, 'user-agent': userAgent };
      const { credential, caller } = this.#watch.inForce!;
      const requestId = newId('request');
      const request = { operation, path, query, body, credential, address, requestId, secure: true, headers: { ...opened, ...own } };
      const answer = await this.#dependencies.call(request);
      this.#dependencies.used(caller, ['frame call', `call ${operation}`]);
      this.#input({ is: 'called', id, answer });
    } catch (error) {
      this.#input({ is: 'uncallable', id, error: this.#asError(error) });
    } finally {
      end?.();
    }
  }

  static readonly #effects: CarryOut = {
    send: (it, { frame }) => it.#send(frame),
    close: (it, { code, reason }) => {
      it.#end();
      it.#peer.close(code, reason);
    },
    authenticate: (it, { token }) => void it.#authenticate(token),
    adopt: (it, { caller }) => it.#adopt(caller),
    follow: (it, effect) => void it.#follow(effect),
    unfollow: (it, { subscription }) => it.#unfollow(subscription),
    wait: (it, { text }) => void it.#wait(text),
    call: (it, effect) => void it.#call(effect),
    check: (it) => void it.#watch.check(),
    ping: (it) => it.#peer.ping(),
    pause: (it) => it.#peer.pause('protocol'),
    resume: (it) => it.#peer.resume('protocol'),
  };

  #carryOut<Do extends Effect['do']>(effect: EffectOf<Do>): void {
    const carryOut: CarryOut[Do] = Connection.#effects[effect.do];
    carryOut(this, effect);
  }
}

/** Runs the protocol over a connection: carries out the effects of the state machine, and gives it their results as inputs. */
export const createConnection = (dependencies: ConnectionDependencies, visitor: Visitor, peer: Peer): Served =>
  new Connection(dependencies, visitor, peer);
