import { Combobox, Field, type ComboboxOption } from '@saola/ui'
import { useState, type ReactElement } from 'react'
import { tabInto } from '../../keys.ts'
import { Grid } from '../../layout.tsx'
import type { ComponentPage, StoryProps } from '../../story.ts'

export const page: ComponentPage = {
  component: 'Combobox',
  group: 'ask',
  purpose: {
    vi: 'Một giá trị trong danh sách rất dài, tìm bằng cách gõ. Dưới hai mươi dòng thì Select là đủ.',
    en: 'One value out of a very long list, found by typing. Below twenty lines, Select is enough.',
  },
  stories: [{ id: 'states', name: { vi: 'Trạng thái', en: 'States' }, Show: States }],
  keys: [
    tabInto,
    {
      keys: 'A-Z',
      does: { vi: 'Mở danh sách và chỉ giữ dòng khớp.', en: 'Opens the list and keeps what fits.' },
    },
    {
      keys: 'Up, Down',
      does: { vi: 'Mở danh sách, đi từng dòng.', en: 'Opens the list and walks its lines.' },
    },
    { keys: 'Page Up, Page Down', does: { vi: 'Đi tám dòng một.', en: 'Walks eight lines at a time.' } },
    { keys: 'Enter', does: { vi: 'Chọn dòng đang sáng.', en: 'Chooses the line that stands out.' } },
    {
      keys: 'Esc',
      does: { vi: 'Đóng lại và giữ giá trị cũ.', en: 'Closes the list and keeps the value as it was.' },
    },
  ],
}

const banks: readonly ComboboxOption[] = [
  ['970416', 'ACB', 'Á Châu'],
  ['970418', 'BIDV', 'Đầu tư và Phát triển Việt Nam'],
  ['970407', 'Techcombank', 'Kỹ thương Việt Nam'],
  ['970436', 'Vietcombank', 'Ngoại thương Việt Nam'],
  ['970415', 'VietinBank', 'Công thương Việt Nam'],
].map(([value = '', label = '', detail = '']) => ({ value, label, detail }))

const find = (typed: string): readonly ComboboxOption[] =>
  banks.filter(({ label }) => label.toLowerCase().includes(typed.trim().toLowerCase()))

function Picker({
  say,
  value,
  disabled = false,
}: StoryProps & { value?: string; disabled?: boolean }): ReactElement {
  const [selected, setSelected] = useState(banks.find((bank) => bank.value === value))
  return (
    <Combobox
      find={find}
      selected={selected}
      onSelect={setSelected}
      disabled={disabled}
      placeholder={say('Gõ tên ngân hàng', 'Type the name of a bank')}
      listLabel={say('Các ngân hàng', 'Banks')}
      noneLabel={say('Không có ngân hàng nào khớp', 'No bank fits')}
    />
  )
}

function States({ say }: StoryProps): ReactElement {
  return (
    <Grid>
      <Field label={say('Ngân hàng', 'Bank')} required>
        <Picker say={say} />
      </Field>
      <Field label={say('Ngân hàng nhận', 'Receiving bank')}>
        <Picker say={say} value="970418" />
      </Field>
      <Field label={say('Ngân hàng đã khoá', 'Locked bank')}>
        <Picker say={say} value="970416" disabled />
      </Field>
      <Field
        label={say('Ngân hàng đang bảo trì', 'Bank under maintenance')}
        error={say('Chọn một ngân hàng khác.', 'Choose another bank.')}
      >
        <Picker say={say} value="970407" />
      </Field>
    </Grid>
  )
}
