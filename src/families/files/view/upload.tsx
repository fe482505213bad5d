import { useQueryClient } from '@tanstack/react-query';
import { apiUrl, messageOf, ownHeaders, showDone, tessera } from '@tessera/platform/dashboard';
import { useEffect, useRef, useState } from 'react';

interface Upload {
  key: string;
  name: string;
  sent: number;
  error?: string;
}

/** Uploads bytes with progress, which `fetch` does not report. */
const send = (id: string, file: File, onProgress: (part: number) => void): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('PUT', `${apiUrl}/v1/files/${id}/content`);
    for (const [name, value] of Object.entries(ownHeaders)) request.setRequestHeader(name, value);
    request.setRequestHeader('Content-Type', file.type || 'application/octet-stream');
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0);
    request.onload = () => {
      if (request.status < 300) return resolve();
      const { error } = JSON.parse(request.responseText || '{}');
      reject(new Error(error?.message ?? `The server answered ${request.status}.`));
    };
    request.onerror = () => reject(new Error('The connection was lost.'));
    request.send(file);
  });

/** Uploads files that were chosen in a file dialog or dropped on the page. */
export const UploadButton = ({ opensAtOnce }: { opensAtOnce: boolean }) => {
  const client = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const change = (key: string, part: Partial<Upload>) =>
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...part } : one)));

  const upload = async (file: File) => {
    const key = crypto.getRandomValues(new Uint32Array(2)).join('-');
    setUploads((all) => [...all, { key, name: file.name, sent: 0 }]);
    let made: string | undefined;
    try {
      made = (await tessera.files.create({ name: file.name, ...(file.type ? { content_type: file.type } : {}) })).id;
      await send(made, file, (sent) => change(key, { sent }));
      showDone(`${file.name} was uploaded.`);
      setUploads((all) => all.filter((one) => one.key !== key));
    } catch (error) {
      change(key, { error: messageOf(error) });
      // A record without its bytes is useless; if even its deletion fails, it shows as pending.
      if (made) await tessera.files.delete(made).catch(() => undefined);
    }
    void client.invalidateQueries({ queryKey: ['files'] });
  };
  const uploadAll = (files: Iterable<File>) => {
    for (const file of files) void upload(file);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: only the page as a whole is a target
  useEffect(() => {
    const over = (event: DragEvent) => event.preventDefault();
    const drop = (event: DragEvent) => {
      event.preventDefault();
      uploadAll(event.dataTransfer?.files ?? []);
    };
    addEventListener('dragover', over);
    addEventListener('drop', drop);
    if (opensAtOnce) input.current?.focus();
    return () => {
      removeEventListener('dragover', over);
      removeEventListener('drop', drop);
    };
  }, []);

  return (
    <>
      <label className="button primary">
        Upload
        <input ref={input} className="unseen" type="file" multiple onChange={(event) => uploadAll(event.target.files ?? [])} />
      </label>
      {uploads.length > 0 && (
        <ul className="uploads" aria-label="Uploads">
          {uploads.map(({ key, name, sent, error }) => (
            <li key={key}>
              {name}
              {error ? (
                <span className="wrong" role="alert">
                  {error}
                </span>
              ) : (
                <progress value={sent} aria-label={`Upload of ${name}`} />
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  );
};
