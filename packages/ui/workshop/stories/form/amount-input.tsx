import { AmountInput, Field, type GroupSeparator } from '@saola/ui'
import { useState, type ReactElement } from 'react'
import { typeIt } from '../../keys.ts'
import { Grid } from '../../layout.tsx'
import type { ComponentPage, Say, StoryProps } from '../../story.ts'

export const page: ComponentPage = {
  component: 'AmountInput',
  group: 'ask',
  purpose: {
    vi: 'Số tiền nguyên, tự tách hàng nghìn khi gõ; số lẻ thì không gõ được. Dán “500k” hay “1,5tr” thì đọc ra số tiền, chữ lạ thì không nhận.',
    en: 'A whole amount that groups its digits while typed; decimals cannot be entered. A pasted “500k” or “1.5tr” is read as the amount, odd words are refused.',
  },
  stories: [
    { id: 'large', name: { vi: 'Câu hỏi duy nhất', en: 'The one question' }, Show: Large },
    { id: 'states', name: { vi: 'Trạng thái', en: 'States' }, Show: States },
  ],
  keys: [
    typeIt,
    { keys: '0-9', does: { vi: 'Thêm chữ số ở con trỏ.', en: 'Adds a digit at the caret.' } },
    {
      keys: 'Backspace',
      does: {
        vi: 'Xoá chữ số đứng trước, kể cả qua dấu chấm.',
        en: 'Takes the digit before, across a separator too.',
      },
    },
  ],
}

function Large({ say }: StoryProps): ReactElement {
  const [amount, setAmount] = useState<number | null>(1_250_000)
  return (
    <Field
      label={say('Số tiền nạp', 'Amount to deposit')}
      hint={say('Từ 50.000 đến 300.000.000 ₫', 'From 50,000 to 300,000,000 ₫')}
    >
      <AmountInput
        size="large"
        unit="₫"
        separator={separatorIn(say)}
        value={amount}
        onValueChange={setAmount}
      />
    </Field>
  )
}

function States({ say }: StoryProps): ReactElement {
  const [amount, setAmount] = useState<number | null>(20_000)
  return (
    <Grid>
      <Field label={say('Điểm', 'Points')}>
        <AmountInput value={null} placeholder="0" onValueChange={setAmount} />
      </Field>
      <Field
        label={say('Số tiền rút', 'Amount to withdraw')}
        error={say('Rút ít nhất 100.000 ₫.', 'Withdraw 100,000 ₫ at least.')}
      >
        <AmountInput unit="₫" separator={separatorIn(say)} value={amount} onValueChange={setAmount} />
      </Field>
      <Field label={say('Đang khoá', 'Locked')}>
        <AmountInput
          unit="₫"
          separator={separatorIn(say)}
          disabled
          value={500_000}
          onValueChange={setAmount}
        />
      </Field>
    </Grid>
  )
}

function separatorIn(say: Say): GroupSeparator {
  return say('.', ',') === '.' ? '.' : ','
}
