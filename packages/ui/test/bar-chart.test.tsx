import { BarChart, DataTable, measureBars, type ColumnSort } from '@saola/ui'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'

describe('the bars of a strip', () => {
  it.each([
    {
      values: [50, 100],
      zero: 1,
      bars: [
        { top: 0.5, height: 0.5 },
        { top: 0, height: 1 },
      ],
    },
    {
      values: [-50, -100],
      zero: 0,
      bars: [
        { top: 0, height: 0.5 },
        { top: 0, height: 1 },
      ],
    },
    {
      values: [30, -10],
      zero: 0.75,
      bars: [
        { top: 0, height: 0.75 },
        { top: 0.75, height: 0.25 },
      ],
    },
    {
      values: [0, 0],
      zero: 1,
      bars: [
        { top: 1, height: 0 },
        { top: 1, height: 0 },
      ],
    },
  ])('share one scale around zero: $values', ({ values, zero, bars }) => {
    expect(measureBars(values)).toMatchObject({ zero, bars })
  })

  it.each([1, 2, 7, 12, 30])('stand in the middle of their places, none a slab: %i', (count) => {
    const { bars } = measureBars(Array.from({ length: count }, () => 5))
    bars.forEach(({ left, width }, index) => {
      expect(left + width / 2).toBeCloseTo((index + 0.5) / count)
      expect(width).toBeLessThanOrEqual(Math.min(1 / 12, 1 / count))
      expect(width).toBeGreaterThan(0.5 / Math.max(12, count))
    })
  })

  it('stay in sight and inside the strip, however small the value', () => {
    for (const bar of measureBars([1_000_000, 1, -1, -1_000_000]).bars) {
      expect(bar.height).toBeGreaterThan(0.01)
      expect(bar.top).toBeGreaterThanOrEqual(0)
      expect(bar.top + bar.height).toBeLessThanOrEqual(1 + 1e-9)
    }
  })
})

describe('a chart', () => {
  const markup = renderToStaticMarkup(
    <BarChart
      caption="Bets by day"
      points={[
        { id: 'a', label: '1', name: '1 Nov' },
        { id: 'b', label: '2', name: '2 Nov' },
      ]}
      series={[
        { id: 'bets', label: 'Bets', values: [10, 20] },
        { id: 'profit', label: 'Profit', values: [-5, 7], signed: true },
      ]}
      formatValue={(value) => `${value} coins`}
      pointHeader="Day"
      tableLabel="As a table"
    />,
  )

  it('tells every figure in a table, with the drawing left out for screen readers', () => {
    const table = /<table[^]*<\/table>/.exec(markup)?.[0] ?? ''
    for (const text of ['1 Nov', '2 Nov', '10 coins', '20 coins', '-5 coins', '7 coins']) {
      expect(table).toContain(text)
    }
    expect(markup).toMatch(/<div [^>]*aria-hidden="true"[^]*<svg/)
  })

  it('reads the last point until another is chosen', () => {
    const drawing = /^[^]*?<details/.exec(markup)?.[0] ?? ''
    expect(drawing).toContain('20 coins')
    expect(drawing).not.toContain('10 coins')
  })
})

describe('a table that can be sorted', () => {
  it('says which column orders it, and offers the others', () => {
    const markup = renderToStaticMarkup(
      <DataTable
        caption="People"
        rows={['An']}
        rowKey={(row) => row}
        columns={[
          { id: 'name', header: 'Name', cell: (row) => row, heading: true, sort: sort(null) },
          { id: 'age', header: 'Age', cell: () => 30, sort: sort('desc') },
          { id: 'city', header: 'City', cell: () => 'Huế' },
        ]}
      />,
    )
    expect(markup.match(/aria-sort="[a-z]+"/g)).toEqual(['aria-sort="descending"'])
    expect(markup.match(/<button/g)).toHaveLength(2)
  })
})

function sort(order: ColumnSort['order']): ColumnSort {
  return { order, label: `Sort (${order})`, onSort: () => undefined }
}
