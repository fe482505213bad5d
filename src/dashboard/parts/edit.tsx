import { useQuery, useQueryClient } from '@tanstack/react-query';
import { isTesseraError } from '@tessera/client';
import { useState } from 'react';
import { call } from '../data/client.ts';
import type { Collection } from '../data/collection.ts';
import { label, propertyOf } from '../data/contract.ts';
import type { Data } from '../data/record.ts';
import { Failed, Loading } from './basics.tsx';
import { Dialog } from './dialog.tsx';
import { SchemaForm } from './form.tsx';
import { Secret } from './secret.tsx';
import { showDone, showFailure } from './toasts.tsx';
import { Value } from './value.tsx';

interface NewProps {
  collection: Collection;
  given?: Data;
  onClose: () => void;
}

/** A form for a new record. A secret in the answer is shown once. */
export const NewRecord = ({ collection, given, onClose }: NewProps) => {
  const client = useQueryClient();
  const { create, family, noun, name } = collection;
  const [secret, setSecret] = useState<{ value: string; name: string }>();
  const make = async (body: Data) => {
    const made = await call(family, create!.operation)(body);
    void client.invalidateQueries({ queryKey: [family] });
    const shown = create!.shows && made[create!.shows];
    showDone(`The ${noun} was created.`);
    if (!shown) return onClose();
    setSecret({ value: typeof shown === 'object' ? String((shown as Data).url) : String(shown), name: String(made[name] ?? noun) });
  };
  if (secret) return <Secret {...secret} onClose={onClose} />;
  const verb = create!.verb ?? 'Create';
  return (
    <Dialog title={verb === 'Create' ? `New ${noun}` : `${verb} a ${noun}`} onClose={onClose}>
      <SchemaForm schema={create!.schema} given={given} verb={verb} onSubmit={make} onCancel={onClose} />
    </Dialog>
  );
};

interface Conflict {
  mine: Data;
  theirs: Data;
}

/** A conflict with somebody else's change: both versions, and the choice. */
const Both = ({
  collection,
  before,
  conflict,
  onKeepMine,
  onKeepTheirs,
}: {
  collection: Collection;
  before: Data;
  conflict: Conflict;
  onKeepMine: () => void;
  onKeepTheirs: () => void;
}) => {
  const { mine, theirs } = conflict;
  const changed = Object.keys(theirs).filter(
    (name) => JSON.stringify(theirs[name]) !== JSON.stringify(before[name]) && name !== 'updated_at',
  );
  const names = [...new Set([...Object.keys(mine), ...changed])];
  const shown = (name: string, value: unknown) => (
    <Value name={name} schema={propertyOf(collection.record, name)} value={value} record={{}} isWide />
  );
  return (
    <>
      <div className="text sides">
        <div>
          <p>Somebody else has changed this {collection.noun} in the meantime.</p>
          <table>
            <thead>
              <tr>
                <th scope="col">Field</th>
                <th scope="col">Yours</th>
                <th scope="col">Theirs</th>
              </tr>
            </thead>
            <tbody>
              {names.map((name) => (
                <tr key={name}>
                  <th scope="row">{label(name)}</th>
                  <td>{name in mine ? shown(name, mine[name]) : <span className="soft">unchanged</span>}</td>
                  <td>{shown(name, theirs[name])}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
      <footer>
        <button type="button" onClick={onKeepTheirs}>
          Keep theirs
        </button>
        <button type="button" className="primary" onClick={onKeepMine}>
          Save mine
        </button>
      </footer>
    </>
  );
};

interface EditProps {
  collection: Collection;
  id: string;
  onClose: () => void;
}

/** A form for the fields of a record. It is saved only if the record has not changed since it was read. */
export const EditRecord = ({ collection, id, onClose }: EditProps) => {
  const client = useQueryClient();
  const { family, noun, update, get } = collection;
  const [conflict, setConflict] = useState<Conflict>();
  const {
    data: record,
    error,
    refetch,
  } = useQuery({
    queryKey: ['edit', family, id],
    queryFn: ({ signal }) => call(family, get!)(id, {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const write = async (body: Data, guard: Data) => {
    await call(family, update!.operation)(id, body, { ifMatch: guard });
    void client.invalidateQueries({ queryKey: [family] });
    showDone(`The ${noun} was saved.`);
    onClose();
  };
  const save = async (body: Data) => {
    try {
      await write(body, record!);
    } catch (failure) {
      if (!isTesseraError(failure) || failure.code !== 'version_mismatch') throw failure;
      setConflict({ mine: body, theirs: await call(family, get!)(id) });
    }
  };
  const keepMine = async () => {
    try {
      await write(conflict!.mine, conflict!.theirs);
    } catch (failure) {
      showFailure(`Saving the ${noun} failed`, failure);
      setConflict(undefined);
    }
  };
  const keepTheirs = () => {
    void client.invalidateQueries({ queryKey: [family] });
    onClose();
  };
  return (
    <Dialog title={conflict ? 'Conflicting changes' : `Edit the ${noun}`} onClose={onClose} wide={conflict !== undefined}>
      {error && <Failed error={error} retry={refetch} />}
      {!record && !error && <Loading />}
      {record && !conflict && <SchemaForm schema={update!.schema} record={record} verb="Save" onSubmit={save} onCancel={onClose} />}
      {record && conflict && (
        <Both collection={collection} before={record} conflict={conflict} onKeepMine={() => void keepMine()} onKeepTheirs={keepTheirs} />
      )}
    </Dialog>
  );
};
