import { Field, TextArea } from '@saola/ui'
import type { ReactElement } from 'react'
import { typeIt } from '../../keys.ts'
import { Grid } from '../../layout.tsx'
import type { ComponentPage, StoryProps } from '../../story.ts'

export const page: ComponentPage = {
  component: 'TextArea',
  group: 'ask',
  purpose: {
    vi: 'Nhiều dòng chữ: một lời nhắn, một lý do.',
    en: 'Several lines of text: a message, a reason.',
  },
  stories: [{ id: 'states', name: { vi: 'Trạng thái', en: 'States' }, Show: States }],
  keys: [
    typeIt,
    {
      keys: 'Enter',
      does: { vi: 'Xuống dòng; không gửi biểu mẫu.', en: 'A new line; it does not send the form.' },
    },
  ],
}

function States({ say }: StoryProps): ReactElement {
  return (
    <Grid>
      <Field label={say('Lời nhắn', 'Message')} hint={say('Tối đa 500 ký tự.', 'At most 500 characters.')}>
        <TextArea maxLength={500} />
      </Field>
      <Field
        label={say('Lý do', 'Reason')}
        error={say('Hãy viết ít nhất một câu.', 'Write one sentence at least.')}
      >
        <TextArea rows={3} defaultValue="…" />
      </Field>
    </Grid>
  )
}
