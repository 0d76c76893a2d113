import { Field, Select } from '@saola/ui'
import type { ReactElement } from 'react'
import { tabInto } from '../../keys.ts'
import { Grid } from '../../layout.tsx'
import type { ComponentPage, StoryProps } from '../../story.ts'

export const page: ComponentPage = {
  component: 'Select',
  group: 'ask',
  purpose: {
    vi: 'Một giá trị trong danh sách dài, bằng hộp chọn của chính hệ máy. Dưới sáu lựa chọn thì ChoiceChips dễ thấy hơn.',
    en: "One value out of a long list, by the platform's own select. Below six choices, ChoiceChips are easier to see.",
  },
  stories: [{ id: 'states', name: { vi: 'Trạng thái', en: 'States' }, Show: States }],
  keys: [
    tabInto,
    { keys: 'Up, Down', does: { vi: 'Đổi giá trị.', en: 'Changes the value.' } },
    { keys: 'A-Z', does: { vi: 'Đến dòng bắt đầu bằng chữ đó.', en: 'Goes to the line that starts so.' } },
    { keys: 'Space', does: { vi: 'Mở danh sách.', en: 'Opens the list.' } },
  ],
}

function States({ say }: StoryProps): ReactElement {
  const banks = ['ACB', 'BIDV', 'Techcombank', 'Vietcombank'].map((name) => ({ value: name, label: name }))
  return (
    <Grid>
      <Field label={say('Ngân hàng', 'Bank')} required>
        <Select options={banks} placeholder={say('Chọn ngân hàng', 'Choose a bank')} defaultValue="" />
      </Field>
      <Field label={say('Ngân hàng nhận', 'Receiving bank')}>
        <Select options={banks} defaultValue="BIDV" />
      </Field>
      <Field label={say('Ngân hàng đã khoá', 'Locked bank')}>
        <Select options={banks} defaultValue="ACB" disabled />
      </Field>
      <Field
        label={say('Ngân hàng đang bảo trì', 'Bank under maintenance')}
        error={say('Chọn một ngân hàng khác.', 'Choose another bank.')}
      >
        <Select options={banks} defaultValue="Techcombank" />
      </Field>
    </Grid>
  )
}
