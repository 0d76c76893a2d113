import { DayInput, Field } from '@saola/ui'
import { useState, type ReactElement } from 'react'
import { Grid } from '../../layout.tsx'
import type { ComponentPage, StoryProps } from '../../story.ts'

export const page: ComponentPage = {
  component: 'DayInput',
  group: 'ask',
  purpose: {
    vi: 'Một ngày trên lịch. Ngày được nhận khi rời ô hoặc nhấn Enter, không phải theo từng chữ số.',
    en: 'One day of the calendar. It is taken when the field is left or Enter is pressed, not digit by digit.',
  },
  stories: [{ id: 'span', name: { vi: 'Từ ngày đến ngày', en: 'From day to day' }, Show: Span }],
  keys: [{ keys: 'Enter', does: { vi: 'Nhận ngày vừa gõ.', en: 'Takes the day that was typed.' } }],
}

function Span({ say }: StoryProps): ReactElement {
  const [from, setFrom] = useState('2026-11-01')
  const [to, setTo] = useState('2026-11-22')
  return (
    <Grid>
      <Field label={say('Từ ngày', 'From')}>
        <DayInput day={from} max={to} onDay={setFrom} />
      </Field>
      <Field label={say('Đến ngày', 'To')}>
        <DayInput day={to} min={from} onDay={setTo} />
      </Field>
    </Grid>
  )
}
