import { BarChart } from '@saola/ui'
import type { ReactElement } from 'react'
import { tabInto } from '../../keys.ts'
import type { ComponentPage, StoryProps } from '../../story.ts'

export const page: ComponentPage = {
  component: 'BarChart',
  group: 'show',
  purpose: {
    vi: 'Vài phép đo qua vài chục mốc, mỗi phép đo một dải cột hoặc một đường; mọi con số đều có trong bảng mở được.',
    en: 'Few measures over few dozen points, a strip of bars or a line for each; every figure is in a table that opens.',
  },
  stories: [
    { id: 'days', name: { vi: 'Mười bốn ngày', en: 'Fourteen days' }, Show: Days },
    { id: 'line', name: { vi: 'Một đường', en: 'A line' }, Show: Line },
  ],
  keys: [
    tabInto,
    { keys: 'Enter, Space', does: { vi: 'Mở hoặc đóng bảng số.', en: 'Opens or closes the table.' } },
  ],
}

const bets = [12, 18, 9, 22, 31, 28, 14, 19, 25, 33, 41, 38, 29, 36]
const profit = [2, -3, 1, 4, -6, 5, 2, -1, 3, 7, -4, 6, 2, 5]

function Days({ say }: StoryProps): ReactElement {
  return <Fortnight say={say} line={false} />
}

function Line({ say }: StoryProps): ReactElement {
  return <Fortnight say={say} line />
}

function Fortnight({ say, line }: Pick<StoryProps, 'say'> & { line: boolean }): ReactElement {
  return (
    <BarChart
      caption={say('Hai tuần qua, triệu đồng', 'The last two weeks, million đồng')}
      pointHeader={say('Ngày', 'Day')}
      tableLabel={say('Xem các con số', 'See the figures')}
      points={bets.map((_, index) => ({
        id: String(index),
        label: `${index + 8}/11`,
        name: say(`Ngày ${index + 8}/11`, `November ${index + 8}`),
      }))}
      series={[
        { id: 'bets', label: say('Cược hợp lệ', 'Valid bets'), values: bets },
        { id: 'profit', label: say('Lãi lỗ', 'Profit'), values: profit, signed: true, line },
      ]}
      formatValue={(value, series) => (series.signed && value > 0 ? `+${value}` : value)}
    />
  )
}
