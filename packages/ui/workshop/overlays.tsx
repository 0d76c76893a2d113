import {
  AlertDialog,
  Button,
  Card,
  Copyable,
  Countdown,
  Dialog,
  Field,
  HoverPanel,
  LoadingMark,
  Menu,
  QrCode,
  Tabs,
  TextInput,
  useToast,
} from '@saola/ui'
import { useState, type ReactElement } from 'react'
import styles from './workshop.module.css'

/** Dialogs, panels, menus, toasts and the small live things. */
export function Overlays(): ReactElement {
  const [open, setOpen] = useState(false)
  const [asking, setAsking] = useState(false)
  const [tab, setTab] = useState('hot')
  const toast = useToast()
  return (
    <Card title="Trên trang" aside={<LoadingMark label="Đang tải" />}>
      <div className={styles.row}>
        <Button onClick={() => setOpen(true)}>Hộp thoại</Button>
        <Button onClick={() => setAsking(true)}>Cảnh báo</Button>
        <Button onClick={() => toast({ tone: 'good', text: 'Đã lưu vào mục yêu thích.' })}>Thông báo</Button>
        <Menu
          head="an.nguyen"
          groups={[
            [
              { id: 'vi', label: 'Tiếng Việt', checked: true, onSelect: () => undefined },
              { id: 'en', label: 'English', checked: false, onSelect: () => undefined },
            ],
            [{ id: 'out', label: 'Đăng xuất', icon: 'logout', tone: 'bad', onSelect: () => undefined }],
          ]}
        >
          <Button>Trình đơn</Button>
        </Menu>
        <HoverPanel label="QR" trigger={<Button>Ứng dụng</Button>}>
          <QrCode text="https://example.com/download/ios" label="Mã QR tải ứng dụng" size={160} />
        </HoverPanel>
        <Copyable value="NAP-40211" copyLabel="Chép" copiedLabel="Đã chép" />
        <Countdown now={0} target={3_723_000} label="Còn lại" />
      </div>
      <Tabs
        label="Danh sách"
        value={tab}
        onValueChange={setTab}
        tabs={[
          { value: 'hot', label: 'Nổi bật', content: <p>Tám trò được chơi nhiều nhất.</p> },
          { value: 'new', label: 'Mới về', content: <p>Vừa mở tuần này.</p> },
          { value: 'mine', label: 'Yêu thích', content: <p>Chưa có gì ở đây.</p> },
        ]}
      />
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Xác nhận rút tiền"
        description="Tiền về tài khoản trong khoảng mười phút."
        closeLabel="Đóng"
        footer={
          <>
            <Button onClick={() => setOpen(false)}>Quay lại</Button>
            <Button variant="primary">Rút 1.250.000 ₫</Button>
          </>
        }
      >
        <Field label="Mật khẩu giao dịch" required>
          <TextInput type="password" />
        </Field>
      </Dialog>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title="Phiên đã hết hạn"
        text="Hãy đăng nhập lại để tiếp tục. Mọi khoản tiền vẫn nguyên."
        confirmLabel="Đăng nhập"
        cancelLabel="Ở lại"
        onConfirm={() => undefined}
      />
    </Card>
  )
}
