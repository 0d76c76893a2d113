import {
  AmountInput,
  Button,
  Card,
  Checkbox,
  ChoiceChips,
  Field,
  Icon,
  PasswordInput,
  Select,
  TextInput,
} from '@saola/ui'
import { useState, type ReactElement } from 'react'
import styles from './workshop.module.css'

/** Fields, amounts and buttons. */
export function Forms(): ReactElement {
  const [amount, setAmount] = useState<number | null>(1_000_000)
  return (
    <div className={styles.two}>
      <Card title="Đăng nhập">
        <form>
          <Field label="Tên đăng nhập" required>
            <TextInput autoComplete="username" placeholder="4 đến 16 ký tự" />
          </Field>
          <Field
            label="Mật khẩu"
            required
            error="Mật khẩu phải có ít nhất 8 ký tự."
            aside={<a href="#x">Quên?</a>}
          >
            <PasswordInput showLabel="Hiện" hideLabel="Ẩn" defaultValue="bimat" />
          </Field>
          <Field label="Ngân hàng" hint="Tài khoản phải cùng tên với bạn.">
            <Select
              placeholder="Chọn ngân hàng"
              defaultValue=""
              options={[
                { value: 'a', label: 'Vietcombank' },
                { value: 'b', label: 'Techcombank' },
              ]}
            />
          </Field>
          <Checkbox defaultChecked>Tôi đã đủ 18 tuổi và đồng ý với điều khoản.</Checkbox>
          <Button variant="primary" size="large" wide>
            Đăng nhập
          </Button>
        </form>
      </Card>
      <Card title="Nạp tiền">
        <Field label="Số tiền" hint="Từ 50.000 đến 300.000.000 ₫">
          <AmountInput size="large" unit="₫" value={amount} onValueChange={setAmount} />
        </Field>
        <ChoiceChips
          legend="Chọn nhanh"
          value={amount}
          onValueChange={setAmount}
          choices={[
            { value: 200_000, label: '200.000' },
            { value: 1_000_000, label: '1.000.000' },
            { value: 5_000_000, label: '5.000.000' },
            { value: 20_000_000, label: '20.000.000', disabled: true },
          ]}
        />
        <div className={styles.row} style={{ marginTop: '1.5rem' }}>
          <Button variant="primary" icon={<Icon name="play" size={18} />}>
            Chơi ngay
          </Button>
          <Button>Để sau</Button>
          <Button variant="ghost">Bỏ qua</Button>
          <Button variant="danger">Xoá</Button>
          <Button variant="primary" busy>
            Đang gửi
          </Button>
          <Button disabled>Hết lượt</Button>
          <Button size="small">Nhỏ</Button>
        </div>
      </Card>
    </div>
  )
}
