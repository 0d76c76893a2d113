import { Field, Icon, TextInput } from '@saola/ui'
import type { ReactElement } from 'react'
import { typeIt } from '../../keys.ts'
import { Grid } from '../../layout.tsx'
import type { ComponentPage, StoryProps } from '../../story.ts'

export const page: ComponentPage = {
  component: 'TextInput',
  group: 'ask',
  purpose: {
    vi: 'Một dòng chữ. Đặt trong Field để có nhãn; tiền thì dùng AmountInput, mật khẩu thì dùng PasswordInput.',
    en: 'One line of text. Put it in a Field for its label; money takes AmountInput, a password PasswordInput.',
  },
  stories: [
    { id: 'slots', name: { vi: 'Trước và sau', en: 'Before and after' }, Show: Slots },
    { id: 'states', name: { vi: 'Trạng thái', en: 'States' }, Show: States },
  ],
  keys: [typeIt],
}

function Slots({ say }: StoryProps): ReactElement {
  return (
    <Grid>
      <Field label={say('Tìm kiếm', 'Search')}>
        <TextInput type="search" start={<Icon name="search" size={18} />} />
      </Field>
      <Field label={say('Số điện thoại', 'Phone number')}>
        <TextInput type="tel" start="+84" autoComplete="tel-national" />
      </Field>
    </Grid>
  )
}

function States({ say }: StoryProps): ReactElement {
  return (
    <Grid>
      <Field label={say('Chưa gõ', 'Empty')}>
        <TextInput placeholder={say('4 đến 16 ký tự', '4 to 16 characters')} />
      </Field>
      <Field label={say('Chỉ đọc', 'Read only')}>
        <TextInput readOnly defaultValue="an.nguyen" />
      </Field>
      <Field label={say('Không dùng được', 'Disabled')}>
        <TextInput disabled defaultValue="an.nguyen" />
      </Field>
    </Grid>
  )
}
