import { useState, type ReactElement, type ReactNode } from 'react'
import styles from './bar-chart.module.css'
import { classNames } from '../class-names.ts'
import { measureBars } from './measure-bars.ts'

/** One place on the axis: `label` is short and stands under it, `name` is said in full. */
export type BarPoint = { id: string; label: string; name: string }

/**
 * One measure over all points, drawn as a strip of its own. `signed` ones show gain and loss; a `line` goes from point to
 * point, for what follows in time.
 */
export type BarSeries = {
  id: string
  label: string
  values: readonly number[]
  signed?: boolean
  line?: boolean
}

export type BarChartProps = {
  /** Names the chart and its table. */
  caption: string
  points: readonly BarPoint[]
  series: readonly BarSeries[]
  formatValue: (value: number, series: BarSeries) => ReactNode
  /** Header of the table's first column, such as "Day". */
  pointHeader: string
  /** What opens the table. */
  tableLabel: string
}

const mostLabels = 7

/**
 * Few measures over few dozen points, a strip of bars for each. The figures of the point in sight stand above the
 * strips (the last one until a pointer chooses another); all of them are in a table that anybody can open.
 */
export function BarChart(props: BarChartProps): ReactElement {
  const { caption, points, series, formatValue, pointHeader, tableLabel } = props
  const [chosen, setChosen] = useState<number>()
  const shown = chosen !== undefined && chosen < points.length ? chosen : points.length - 1
  const step = Math.ceil(points.length / mostLabels)
  return (
    <figure className={styles.chart} aria-label={caption}>
      <div className={styles.drawing} aria-hidden="true" onPointerLeave={() => setChosen(undefined)}>
        <p className={styles.moment}>{points[shown]?.name}</p>
        {series.map((each) => (
          <div key={each.id}>
            <p className={styles.reading}>
              <span className={styles.name}>{each.label}</span>
              <b className="figures">{formatValue(each.values[shown] ?? 0, each)}</b>
            </p>
            <Strip series={each} shown={shown} onChoose={setChosen} />
          </div>
        ))}
        <div className={styles.axis}>
          {points.map((point, index) => (
            <span key={point.id} className={classNames('figures', index === shown && styles.here)}>
              {(points.length - 1 - index) % step === 0 && point.label}
            </span>
          ))}
        </div>
      </div>
      <details className={styles.details}>
        <summary className={styles.summary}>{tableLabel}</summary>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{pointHeader}</th>
              {series.map((each) => (
                <th key={each.id} scope="col">
                  {each.label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {points.map((point, index) => (
              <tr key={point.id}>
                <th scope="row">{point.name}</th>
                {series.map((each) => (
                  <td key={each.id}>{formatValue(each.values[index] ?? 0, each)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  )
}

type StripProps = { series: BarSeries; shown: number; onChoose: (index: number) => void }

function Strip({ series, shown, onChoose }: StripProps): ReactElement {
  const { zero, bars } = measureBars(series.values)
  const place = 100 / Math.max(bars.length, 1)
  // A gain grows up from the zero line, a loss hangs below it: its end is the point.
  const heights = bars.map((bar, index) => ((series.values[index] ?? 0) < 0 ? bar.top + bar.height : bar.top))
  return (
    <svg
      className={classNames(styles.strip, series.signed && styles.signed)}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
    >
      {bars.map((bar, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a bar is its place on the axis
        <g key={index} onPointerEnter={() => onChoose(index)} onPointerDown={() => onChoose(index)}>
          <rect className={styles.catch} x={index * place} y="0" width={place} height="100" />
          {series.line ? (
            index === shown && (
              <line
                className={styles.here}
                x1={(index + 0.5) * place}
                x2={(index + 0.5) * place}
                y1="0"
                y2="100"
              />
            )
          ) : (
            <rect
              className={classNames(
                styles.bar,
                (series.values[index] ?? 0) < 0 && styles.loss,
                index === shown && styles.shown,
              )}
              x={bar.left * 100}
              y={bar.top * 100}
              width={bar.width * 100}
              height={bar.height * 100}
            />
          )}
        </g>
      ))}
      {series.line && (
        <polyline
          className={styles.line}
          points={heights.map((height, index) => `${(index + 0.5) * place},${height * 100}`).join(' ')}
        />
      )}
      <line className={styles.zero} x1="0" x2="100" y1={zero * 100} y2={zero * 100} />
    </svg>
  )
}
