import { useQuery } from '@tanstack/react-query';
import { Failed, Json, Loading, type RecordProps, showFailure, tessera } from '@tessera/platform/dashboard';
import { useEffect, useState } from 'react';

const shownAsText = /^(text\/|application\/(json|xml|yaml|x-yaml|javascript))/;
/** Not SVG, which may contain scripts. */
const shownAsImage = /^image\/(png|jpeg|gif|webp|avif)$/;
/** Maximum bytes shown. */
const most = 5_000_000;

const useAddress = (blob: Blob | undefined): string | undefined => {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!blob) return;
    const made = URL.createObjectURL(blob);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return address;
};

/** The contents of a file: shown if that is safe, and a download. */
export const Preview = ({ record }: RecordProps) => {
  const [id, type, size] = [String(record.id), String(record.content_type), Number(record.size)];
  const isShown = record.status === 'ready' && size <= most && (shownAsText.test(type) || shownAsImage.test(type));
  const { data, error, refetch } = useQuery({
    queryKey: ['content', id, record.checksum],
    queryFn: async ({ signal }) => (await tessera.files.getContent(id, { signal })).blob(),
    enabled: isShown,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const [text, setText] = useState<string>();
  const image = useAddress(data && shownAsImage.test(type) ? data : undefined);
  useEffect(() => {
    if (data && shownAsText.test(type)) void data.text().then(setText);
  }, [data, type]);
  const download = async () => {
    try {
      const address = URL.createObjectURL(await (await tessera.files.getContent(id)).blob());
      Object.assign(document.createElement('a'), { href: address, download: String(record.name) }).click();
      setTimeout(() => URL.revokeObjectURL(address), 60_000);
    } catch (failure) {
      showFailure('Downloading the file failed', failure);
    }
  };
  if (record.status !== 'ready') return <p className="soft">This file has not been uploaded yet.</p>;
  return (
    <section className="part" aria-labelledby="content">
      <h2 id="content">Content</h2>
      <p>
        <button type="button" onClick={() => void download()}>
          Download
        </button>
      </p>
      {error && <Failed error={error} retry={refetch} />}
      {isShown && !data && !error && <Loading />}
      {image && <img className="preview" src={image} alt={String(record.name)} />}
      {text !== undefined && <Json value={text} label="File contents" />}
      {!isShown && <p className="soft">There is no preview for this kind of file.</p>}
    </section>
  );
};
