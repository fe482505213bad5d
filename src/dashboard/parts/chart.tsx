import { useEffect, useRef } from 'react';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';

/** A series over time. */
export interface Series {
  label: string;
  /** The name of its colour. */
  colour: 'accent' | 'second' | 'number';
  values: (number | null)[];
  /** Whether the area is filled; that of a limit is not. */
  shape?: 'line' | 'bound' | 'bars' | 'points';
}

interface Props {
  /** Its description for screen readers. */
  title: string;
  /** In seconds since 1970. */
  times: number[];
  series: Series[];
  unit?: string;
  /** Whether each time is a day in UTC. */
  isDaily?: boolean;
}

const colourOf = (name: string): string => getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();

const day = 86_400;

/** The format of times on the axis, by the seconds between two of them. */
const formatOf = (seconds: number, isDaily: boolean): Intl.DateTimeFormat => {
  if (isDaily || seconds >= day)
    return new Intl.DateTimeFormat(undefined, { month: 'short', day: 'numeric', ...(isDaily ? { timeZone: 'UTC' } : {}) });
  const parts = { hour: 'numeric', minute: '2-digit' } as const;
  return new Intl.DateTimeFormat(undefined, seconds >= 60 ? parts : { ...parts, second: '2-digit' });
};

/** Pads the axis, so that the first and last bars are fully visible. */
const around = (low: number, high: number, isDaily: boolean): [number, number] => {
  const room = isDaily ? day / 2 : Math.max((high - low) * 0.02, 1);
  return [low - room, high + room];
};

const shapes = {
  line: (colour: string) => ({ width: 2, points: { show: false }, fill: `${colour}22` }),
  bound: () => ({ width: 2, points: { show: false }, dash: [6, 4] }),
  bars: (colour: string) => ({ width: 0, points: { show: false }, fill: colour, paths: uPlot.paths.bars!({ size: [0.7, 40] }) }),
  points: (colour: string) => ({ width: 0, points: { show: true, size: 6, width: 0 }, fill: colour, paths: () => null }),
};

const plot = (place: HTMLElement, { times, series, unit = '', isDaily = false }: Omit<Props, 'title'>): uPlot => {
  const axis = { stroke: colourOf('soft'), grid: { stroke: colourOf('line'), width: 1 }, ticks: { show: false }, font: '12px system-ui' };
  const format = (value: number) => `${Intl.NumberFormat(undefined, { notation: 'compact' }).format(value)}${unit}`;
  return new uPlot(
    {
      width: place.clientWidth,
      height: 180,
      legend: { show: false },
      cursor: { y: false, drag: { x: false } },
      ...(isDaily ? { tzDate: (seconds: number) => uPlot.tzDate(new Date(seconds * 1000), 'Etc/UTC') } : {}),
      scales: {
        x: { range: (_plot, low, high) => around(low, high, isDaily) },
        y: { range: (_plot, _low, high) => [0, Math.max(high * 1.1, 4)] },
      },
      axes: [
        {
          ...axis,
          space: 84,
          size: 30,
          ...(isDaily ? { incrs: [day, 2 * day, 7 * day, 14 * day, 30 * day] } : {}),
          values: (_plot, splits, _axis, _space, seconds) => splits.map((at) => formatOf(seconds, isDaily).format(new Date(at * 1000))),
        },
        {
          ...axis,
          size: 60,
          incrs: [1, 2, 5].flatMap((one) => Array.from({ length: 12 }, (_, power) => one * 10 ** power)).sort((one, other) => one - other),
          values: (_plot, splits) => splits.map(format),
        },
      ],
      series: [
        {},
        ...series.map(({ label, colour, shape = 'line' }) => ({
          label,
          stroke: colourOf(colour),
          ...shapes[shape](colourOf(colour)),
        })),
      ],
    },
    [times, ...series.map(({ values }) => values)],
    place,
  );
};

/** Figures over time on a canvas, which handles ten thousand points easily. Screen readers get the same figures in a table. */
export const Chart = ({ title, times, series, unit, isDaily }: Props) => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Its observers may be called after React has removed it.
    const canvas = place.current!;
    let drawn = plot(canvas, { times, series, unit, isDaily });
    const again = () => {
      drawn.destroy();
      drawn = plot(canvas, { times, series, unit, isDaily });
    };
    const resized = new ResizeObserver(() => drawn.setSize({ width: canvas.clientWidth, height: 180 }));
    resized.observe(canvas);
    const dark = matchMedia('(prefers-color-scheme: dark)');
    dark.addEventListener('change', again);
    const themed = new MutationObserver(again);
    themed.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    return () => {
      resized.disconnect();
      dark.removeEventListener('change', again);
      themed.disconnect();
      drawn.destroy();
    };
  }, [times, series, unit, isDaily]);
  const shown = times.slice(-31);
  return (
    <figure className="chart">
      <figcaption>
        {title}
        {series.map(({ label, colour }) => (
          <span key={label} className={`key ${colour}`}>
            {label}
          </span>
        ))}
      </figcaption>
      <div ref={place} aria-hidden="true" />
      <table className="unseen">
        <caption>{title}</caption>
        <thead>
          <tr>
            <th>Time</th>
            {series.map(({ label }) => (
              <th key={label}>{label}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((time, at) => (
            <tr key={time}>
              <th>{new Date(time * 1000).toLocaleString()}</th>
              {series.map(({ label, values }) => (
                <td key={label}>{values[times.length - shown.length + at] ?? 'none'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
};
