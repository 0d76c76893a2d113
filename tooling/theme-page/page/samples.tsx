import {
  Badge,
  BrandMark,
  Button,
  Card,
  Checkbox,
  ChoiceChips,
  Field,
  IconButton,
  Notice,
  StatTile,
  Tabs,
  TextInput,
} from '@saola/ui'
import { useState, type ReactElement } from 'react'
import styles from './samples.module.css'
import { sayIn, type Language } from './say.ts'

/** What a brand's tokens meet on its pages: the product's own components, as they are. */
export function Samples({ lang }: { lang: Language }): ReactElement {
  const say = sayIn(lang)
  const [tab, setTab] = useState('wallet')
  const [amount, setAmount] = useState<number | null>(200)
  return (
    <main className={styles.samples}>
      <header className={styles.bar}>
        <BrandMark size={32} />
        <strong>{say('Nhãn hiệu', 'The brand')}</strong>
        <IconButton icon="bell" label={say('Thông báo', 'Notices')} />
      </header>
      <figure className={styles.picture}>
        <figcaption>
          <strong>{say('Ngư Vương', 'King of Fish')}</strong>
          <span className={styles.prize}>1.250.000.000 ₫</span>
          <span className={styles.loved}>{say('Được yêu thích', 'Much loved')}</span>
        </figcaption>
      </figure>
      <Card title={say('Ví của bạn', 'Your wallet')} aside={<Badge tone="value">VIP 3</Badge>}>
        <StatTile
          label={say('Số dư', 'Balance')}
          value="2.450.000 ₫"
          tone="value"
          note={say('Cập nhật lúc 9:30', 'As of 9:30')}
        />
        <ChoiceChips
          legend={say('Số tiền', 'Amount')}
          value={amount}
          onValueChange={setAmount}
          choices={[100, 200, 500].map((value) => ({ value, label: `${value}.000` }))}
        />
        <div className={styles.row}>
          <Button variant="primary">{say('Nạp tiền', 'Deposit')}</Button>
          <Button>{say('Rút tiền', 'Withdraw')}</Button>
          <Button variant="ghost">{say('Để sau', 'Later')}</Button>
          <Button variant="danger">{say('Xoá', 'Delete')}</Button>
        </div>
      </Card>
      <Tabs
        label={say('Mục', 'Sections')}
        value={tab}
        onValueChange={setTab}
        tabs={[
          { value: 'wallet', label: say('Giao dịch', 'Statement'), content: <Signs lang={lang} /> },
          { value: 'form', label: say('Biểu mẫu', 'Form'), content: <Form lang={lang} /> },
        ]}
      />
      <p className={styles.quiet}>
        {say('Chữ phụ, và một ', 'Quiet words, and a ')}
        <a href="#root">{say('đường dẫn', 'link')}</a>.
      </p>
    </main>
  )
}

function Signs({ lang }: { lang: Language }): ReactElement {
  const say = sayIn(lang)
  return (
    <div className={styles.stack}>
      <div className={styles.row}>
        <Badge tone="good">{say('Đã nhận', 'Received')}</Badge>
        <Badge tone="warn">{say('Đang chờ', 'Waiting')}</Badge>
        <Badge tone="bad">{say('Bị từ chối', 'Refused')}</Badge>
        <Badge tone="accent">{say('Mới', 'New')}</Badge>
      </div>
      <Notice tone="good">{say('Tiền đã vào ví.', 'The money is in your wallet.')}</Notice>
      <Notice tone="bad">
        {say('Chưa gửi được, tiền vẫn còn nguyên.', 'Not sent; your money is safe.')}
      </Notice>
    </div>
  )
}

function Form({ lang }: { lang: Language }): ReactElement {
  const say = sayIn(lang)
  return (
    <div className={styles.stack}>
      <Field label={say('Tên đăng nhập', 'Username')} hint={say('Từ 4 đến 12 ký tự', '4 to 12 characters')}>
        <TextInput defaultValue="hoasen" />
      </Field>
      <Field label={say('Số điện thoại', 'Phone')} error={say('Cần đủ 10 chữ số', 'Needs 10 digits')}>
        <TextInput defaultValue="0912" />
      </Field>
      <Checkbox defaultChecked>{say('Tôi đã đủ 18 tuổi', 'I am 18 or older')}</Checkbox>
    </div>
  )
}
