import {
  Badge,
  Button,
  Card,
  DataTable,
  EmptyState,
  Notice,
  Pagination,
  Skeleton,
  StatTile,
  type Column,
} from '@saola/ui'
import { useState, type ReactElement } from 'react'
import styles from './workshop.module.css'

type Row = { id: string; time: string; kind: string; amount: string; good: boolean }

const rows: Row[] = [
  { id: 'NAP-40211', time: '21/11 09:14:07', kind: 'Nạp tiền', amount: '+5.000.000', good: true },
  { id: 'RUT-11873', time: '20/11 22:40:31', kind: 'Rút tiền', amount: '-1.250.000', good: false },
  { id: 'NAP-39017', time: '19/11 11:11:11', kind: 'Nạp tiền', amount: '+111.111', good: true },
]

const columns: Column<Row>[] = [
  { id: 'id', header: 'Mã', cell: (row) => row.id, heading: true },
  { id: 'time', header: 'Thời gian', cell: (row) => <time>{row.time}</time> },
  { id: 'kind', header: 'Loại', cell: (row) => row.kind },
  {
    id: 'state',
    header: 'Trạng thái',
    cell: (row) => <Badge tone={row.good ? 'good' : 'warn'}>{row.good ? 'Đã vào ví' : 'Chờ xác nhận'}</Badge>,
  },
  { id: 'amount', header: 'Số tiền', cell: (row) => row.amount, align: 'end', sum: '+3.861.111' },
]

/** Figures, tables and the states around them. */
export function Tables(): ReactElement {
  const [page, setPage] = useState(6)
  const table = { caption: 'Giao dịch gần đây', columns, rowKey: (row: Row) => row.id }
  return (
    <>
      <div className={styles.stats}>
        <StatTile label="Số dư" value="12.450.000 ₫" tone="value" note="Cập nhật vừa xong" />
        <StatTile label="Hôm nay" value="+1.204.500 ₫" tone="good" note="So với hôm qua +12%" />
        <StatTile label="Phải trả" value="-318.000 ₫" tone="bad" note="2 hợp đồng" />
        <StatTile label="Chờ bạn" value={<Skeleton width="4em" />} note="" />
      </div>
      <div className={styles.two}>
        <Card>
          <DataTable {...table} rows={rows} sumLabel="Tổng" />
          <Pagination
            label="Trang"
            page={page}
            pageCount={20}
            onPageChange={setPage}
            previousLabel="Trước"
            nextLabel="Sau"
            pageLabel={(shown) => `Trang ${shown}`}
          />
        </Card>
        <Card>
          <DataTable
            {...table}
            rows={[]}
            empty={
              <EmptyState
                title="Chưa có giao dịch nào"
                action={<Button variant="primary">Nạp lần đầu</Button>}
              >
                Mỗi lần nạp, rút và chuyển sẽ nằm ở đây cùng biên nhận.
              </EmptyState>
            }
          />
        </Card>
      </div>
      <Card>
        <DataTable {...table} rows={rows} sumLabel="Tổng" />
      </Card>
      <div className={styles.two}>
        <Notice tone="info">Máy chủ bảo trì lúc 03:00, khoảng mười phút.</Notice>
        <Notice tone="good" title="Đã nhận tiền">
          500.000 ₫ đã vào ví của bạn.
        </Notice>
        <Notice tone="warn">Còn 12 phút để xác nhận lệnh rút.</Notice>
        <Notice tone="bad" title="Chưa gửi được" action={<Button size="small">Thử lại</Button>}>
          Mạng bị ngắt. Tiền của bạn vẫn nguyên trong ví.
        </Notice>
      </div>
    </>
  )
}
