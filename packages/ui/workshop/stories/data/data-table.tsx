import { Badge, Button, DataTable, EmptyState, type Column } from '@saola/ui'
import { useState, type ReactElement } from 'react'
import { pressIt, tabInto } from '../../keys.ts'
import type { ComponentPage, Say, StoryProps } from '../../story.ts'

export const page: ComponentPage = {
  component: 'DataTable',
  group: 'show',
  purpose: {
    vi: 'Bảng khi đủ chỗ, thẻ hoặc dòng gọn khi hẹp; trình đọc màn hình luôn gặp một bảng.',
    en: 'A table where there is room, cards or lines where there is not; always a table to a screen reader.',
  },
  stories: [
    { id: 'sum', name: { vi: 'Có dòng tổng và sắp xếp', en: 'With a sum and an order' }, Show: Sum },
    {
      id: 'groups',
      name: { vi: 'Theo nhóm, gọn trên điện thoại', en: 'In groups, compact on a phone' },
      Show: Groups,
    },
    { id: 'loading', name: { vi: 'Đang tải', en: 'Loading' }, Show: Loading },
    { id: 'empty', name: { vi: 'Chưa có gì', en: 'Empty' }, Show: Empty },
  ],
  keys: [
    tabInto,
    { ...pressIt, does: { vi: 'Trên đầu cột: sắp xếp.', en: "On a column's header: orders the rows." } },
  ],
}

type Payment = { id: string; time: string; kind: 'in' | 'out'; amount: number }

const payments: readonly Payment[] = [
  { id: 'SL-40211', time: '21/11 09:14', kind: 'in', amount: 5_000_000 },
  { id: 'SL-11873', time: '20/11 22:40', kind: 'out', amount: -1_250_000 },
  { id: 'SL-39017', time: '19/11 11:11', kind: 'in', amount: 111_111 },
]

function columnsIn(say: Say): readonly Column<Payment>[] {
  const figure = (value: number) => say(value.toLocaleString('vi-VN'), value.toLocaleString('en-US'))
  return [
    { id: 'id', header: say('Mã', 'Reference'), heading: true, cell: (row) => row.id },
    { id: 'time', header: say('Thời gian', 'Time'), cell: (row) => <time>{row.time}</time> },
    {
      id: 'state',
      header: say('Trạng thái', 'State'),
      cell: ({ kind }) => (
        <Badge tone={kind === 'in' ? 'good' : 'warn'}>
          {kind === 'in' ? say('Đã vào ví', 'Received') : say('Chờ xác nhận', 'Waiting')}
        </Badge>
      ),
    },
    {
      id: 'amount',
      header: say('Số tiền (₫)', 'Amount (₫)'),
      align: 'end',
      cell: (row) => figure(row.amount),
      sum: figure(3_861_111),
    },
  ]
}

function Sum({ say }: StoryProps): ReactElement {
  const [order, setOrder] = useState<'asc' | 'desc' | null>(null)
  const up = order !== 'asc'
  const rows = order
    ? [...payments].sort((a, b) => (up ? b.amount - a.amount : a.amount - b.amount))
    : payments
  const sort = {
    order,
    label: up
      ? say('Xếp từ nhỏ: Số tiền', 'Sort ascending: Amount')
      : say('Xếp từ lớn: Số tiền', 'Sort descending: Amount'),
    onSort: () => setOrder(up ? 'asc' : 'desc'),
  }
  return (
    <DataTable
      caption={say('Giao dịch gần đây', 'Recent payments')}
      columns={columnsIn(say).map((column) => (column.id === 'amount' ? { ...column, sort } : column))}
      rows={rows}
      rowKey={(row) => row.id}
      sumLabel={say('Tổng', 'Sum')}
    />
  )
}

function Groups({ say }: StoryProps): ReactElement {
  const columns = columnsIn(say)
  return (
    <DataTable
      caption={say('Giao dịch theo chiều tiền', 'Payments by their way')}
      narrow="lines"
      columns={columns}
      rows={payments}
      rowKey={(row) => row.id}
      groupOf={({ kind }) =>
        kind === 'in'
          ? { key: 'in', caption: say('Tiền vào', 'Money in'), aside: say('2 lần', '2 times') }
          : { key: 'out', caption: say('Tiền ra', 'Money out') }
      }
    />
  )
}

function Loading({ say }: StoryProps): ReactElement {
  return (
    <DataTable
      caption={say('Giao dịch đang tải', 'Payments on their way')}
      columns={columnsIn(say)}
      rows={[]}
      rowKey={(row) => row.id}
      loading
    />
  )
}

function Empty({ say }: StoryProps): ReactElement {
  return (
    <DataTable
      caption={say('Giao dịch trống', 'No payments')}
      columns={columnsIn(say)}
      rows={[]}
      rowKey={(row) => row.id}
      empty={
        <EmptyState
          title={say('Chưa có giao dịch nào', 'No payments yet')}
          action={<Button variant="primary">{say('Nạp lần đầu', 'First deposit')}</Button>}
        />
      }
    />
  )
}
