import { Button, DataTable, RowButton, type Column } from '@saola/ui'
import { useState, type ReactElement } from 'react'
import { pressIt } from '../../keys.ts'
import type { ComponentPage, Say, StoryProps } from '../../story.ts'

export const page: ComponentPage = {
  component: 'RowButton',
  group: 'show',
  purpose: {
    vi: 'Mở một dòng của DataTable: bấm chỗ nào trên dòng cũng được. Đặt trong cột gọi tên dòng.',
    en: 'Opens a row of a DataTable, pressed anywhere on it. It stands in the column that names the row.',
  },
  stories: [{ id: 'rows', name: { vi: 'Cả dòng bấm được', en: 'The whole row' }, Show: Rows }],
  keys: [pressIt],
}

type Payment = { id: string; time: string; amount: string }

const payments: readonly Payment[] = [
  { id: 'SL-40211', time: '21/11 09:14', amount: '5.000.000' },
  { id: 'SL-11873', time: '20/11 22:40', amount: '1.250.000' },
]

function columnsIn(say: Say, onOpen: (id: string) => void): readonly Column<Payment>[] {
  return [
    { id: 'time', header: say('Thời gian', 'Time'), cell: (row) => row.time },
    {
      id: 'id',
      header: say('Mã', 'Reference'),
      heading: true,
      cell: ({ id }) => <RowButton onClick={() => onOpen(id)}>{id}</RowButton>,
    },
    { id: 'amount', header: say('Số tiền (₫)', 'Amount (₫)'), align: 'end', cell: (row) => row.amount },
  ]
}

function Rows({ say }: StoryProps): ReactElement {
  const [opened, setOpened] = useState(say('chưa mở', 'nothing'))
  return (
    <>
      <DataTable
        caption={say('Giao dịch', 'Transactions')}
        columns={columnsIn(say, setOpened)}
        rows={payments}
        rowKey={(row) => row.id}
        narrow="lines"
      />
      <p>
        {say('Đang mở', 'Open')}: <output>{opened}</output>
      </p>
      <Button onClick={() => setOpened(say('chưa mở', 'nothing'))}>{say('Đóng', 'Close')}</Button>
    </>
  )
}
