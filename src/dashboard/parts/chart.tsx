import { useEffect, useRef } from 'react';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';

/** A line over time. */
export interface Series {
  label: string;
  /** The name of its colour. */
  colour: 'accent' | 'second' | 'number';
  values: (number | null)[];
  isBars?: boolean;
}

interface Props {
  /** What it shows, for people who cannot see it. */
  title: string;
  /** In seconds since 1970. */
  times: number[];
  series: Series[];
  unit?: string;
}

const colourOf = (name: string): string => getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();

const plot = (place: HTMLElement, { times, series, unit = '' }: Omit<Props, 'title'>): uPlot => {
  const axis = { stroke: colourOf('soft'), grid: { stroke: colourOf('line'), width: 1 }, ticks: { show: false }, font: '12px system-ui' };
  const format = (value: number) => `${Intl.NumberFormat(undefined, { notation: 'compact' }).format(value)}${unit}`;
  return new uPlot(
    {
      width: place.clientWidth,
      height: 180,
      legend: { show: false },
      cursor: { y: false, drag: { x: false } },
      scales: { y: { range: (_plot, _low, high) => [0, Math.max(high * 1.1, 1)] } },
      axes: [axis, { ...axis, size: 54, values: (_plot, splits) => splits.map(format) }],
      series: [
        {},
        ...series.map(({ label, colour, isBars = false }) => ({
          label,
          stroke: colourOf(colour),
          width: 2,
          fill: `${colourOf(colour)}22`,
          points: { show: false },
          ...(isBars ? { paths: uPlot.paths.bars!({ size: [0.6, 40] }) } : {}),
        })),
      ],
    },
    [times, ...series.map(({ values }) => values)],
    place,
  );
};

/** Figures over time, drawn on a canvas: ten thousand points are no effort. The same figures are in a table for screen readers. */
export const Chart = ({ title, times, series, unit }: Props) => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let drawn = plot(place.current!, { times, series, unit });
    const again = () => {
      drawn.destroy();
      drawn = plot(place.current!, { times, series, unit });
    };
    const resized = new ResizeObserver(() => drawn.setSize({ width: place.current!.clientWidth, height: 180 }));
    resized.observe(place.current!);
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
  }, [times, series, unit]);
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
