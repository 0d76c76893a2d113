import { Field, TextInput } from '@saola/ui'
import type { ReactElement } from 'react'
import { typeIt } from '../../keys.ts'
import { Grid } from '../../layout.tsx'
import type { ComponentPage, StoryProps } from '../../story.ts'

export const page: ComponentPage = {
  component: 'Field',
  group: 'ask',
  purpose: {
    vi: 'Một ô nhập cùng nhãn, gợi ý và lỗi. Chỗ của lỗi được giữ sẵn nên không gì bị đẩy xuống.',
    en: 'A control with its label, hint and error. The place of the error is kept, so nothing jumps.',
  },
  stories: [
    { id: 'plain', name: { vi: 'Nhãn và gợi ý', en: 'Label and hint' }, Show: Plain },
    { id: 'error', name: { vi: 'Có lỗi', en: 'With an error' }, Show: Wrong },
    { id: 'hidden-label', name: { vi: 'Nhãn chỉ để nghe', en: 'Label only to be heard' }, Show: HiddenLabel },
  ],
  keys: [typeIt],
}

function Plain({ say }: StoryProps): ReactElement {
  return (
    <Grid>
      <Field
        label={say('Họ và tên', 'Full name')}
        hint={say('Đúng như trên thẻ ngân hàng.', 'As on your bank card.')}
        required
      >
        <TextInput autoComplete="name" />
      </Field>
      <Field
        label={say('Mã giới thiệu', 'Invitation code')}
        aside={<a href="#plain">{say('Mã là gì?', 'What is it?')}</a>}
      >
        <TextInput placeholder="A1B2C3" />
      </Field>
    </Grid>
  )
}

function Wrong({ say }: StoryProps): ReactElement {
  return (
    <Field
      label={say('Số điện thoại', 'Phone number')}
      error={say('Số điện thoại cần đủ 10 chữ số.', 'A phone number has 10 digits.')}
    >
      <TextInput type="tel" defaultValue="09123" />
    </Field>
  )
}

function HiddenLabel({ say }: StoryProps): ReactElement {
  return (
    <Field label={say('Tìm trò chơi', 'Find a game')} labelHidden>
      <TextInput type="search" placeholder={say('Tìm trò chơi', 'Find a game')} />
    </Field>
  )
}
