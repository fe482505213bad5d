import { contractFromSources, readOverlay, readRegistry } from '../codegen/sources.ts';
import { withOverlay } from '../documents/overlay.ts';
import { wordsBehind } from './derived-parameters.ts';
import { type Place, placeInYaml, wordsOf } from './places.ts';
import { type Json, refsIn, valueIn } from './source-files.ts';
import { type DocumentPlace, policyOf, sourceMap } from './source-map.ts';

const startsWith = (words: readonly string[], start: readonly string[]): boolean => start.every((word, at) => word === words[at]);

/** Finds the action of a version's overlay that makes a place of its document what it is; undefined for what no action changes. */
export const overlayPlaces = async (contract: string) => {
  const version = readRegistry().versions[contract];
  const overlay = version && readOverlay(version);
  if (!overlay) return () => undefined;
  const { places } = withOverlay(await contractFromSources(contract), overlay);
  const changed = places.map(({ at, place }) => ({ at, place: place.map(String), update: overlay.actions[at]!.update }));

  /** The words in the file of the overlay. What an action removes may be an entry of the place, or the word that a parameter derives from. */
  const actionOn = (words: readonly string[]): string[] | undefined => {
    const found = changed.findLast(({ place, update }) =>
      startsWith(words, place)
        ? update === undefined || valueIn(update, words.slice(place.length)) !== undefined
        : place.length === words.length + 1 && startsWith(place, words),
    );
    return found && ['actions', String(found.at), ...(found.update ? ['update', ...words.slice(found.place.length)] : [])];
  };

  /** The words of what a place derives from: a parameter from a property or its schema, `security` from `x-scopes`. */
  const originsOf = (document: Json, place: DocumentPlace): string[][] => {
    const { pointer } = place;
    const words = wordsOf(pointer);
    const property = wordsBehind(document, place);
    const schema = property && wordsOf(refsIn(valueIn(document, property))[0] ?? pointer);
    return [
      ...(property && schema
        ? [property, [...schema, ...words.slice(3).filter((word) => word !== 'schema' && word !== 'items')]]
        : [words]),
      ...(policyOf[words[3] ?? ''] ?? []).map((word) => [...words.slice(0, 3), word]),
    ];
  };

  return (document: Json, place: DocumentPlace): Place | undefined => {
    const origins = originsOf(document, place).map(([top = '', path = '', ...rest]) => [
      top,
      path.replace(`/${contract}/`, '/v1/'),
      ...rest,
    ]);
    const found = origins.map(actionOn).find((one) => one !== undefined);
    return found && placeInYaml(`openapi/${version.overlay}`, found);
  };
};

/** Finds the file and line of a place in a document: the action of an overlay, or what was written first. */
export const placesIn = async (contract: string) => {
  const { placeOf, sharedPlaceOf } = sourceMap(contract);
  const overlaid = await overlayPlaces(contract);
  return { placeOf: (document: Json, place: DocumentPlace): Place => overlaid(document, place) ?? placeOf(document, place), sharedPlaceOf };
};
