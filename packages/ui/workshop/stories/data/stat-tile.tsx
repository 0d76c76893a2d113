import { Skeleton, StatTile } from '@saola/ui'
import type { ReactElement } from 'react'
import { Grid } from '../../layout.tsx'
import type { ComponentPage, StoryProps } from '../../story.ts'

export const page: ComponentPage = {
  component: 'StatTile',
  group: 'show',
  purpose: { vi: 'Một con số trả lời một câu hỏi.', en: 'One figure that answers one question.' },
  stories: [{ id: 'tones', name: { vi: 'Các sắc', en: 'Tones' }, Show: Tones }],
  keys: [],
}

function Tones({ say }: StoryProps): ReactElement {
  return (
    <Grid>
      <StatTile
        label={say('Số dư', 'Balance')}
        value={say('12.450.000 ₫', '12,450,000 ₫')}
        tone="value"
        note={say('Vừa cập nhật', 'Just now')}
      />
      <StatTile
        label={say('Hôm nay', 'Today')}
        value={say('+1.204.500 ₫', '+1,204,500 ₫')}
        tone="good"
        note={say('Hôm qua +12 %', '+12 % on yesterday')}
      />
      <StatTile
        label={say('Chờ xác nhận', 'Waiting')}
        value="2"
        tone="warn"
        note={say('Còn 12 phút', '12 minutes left')}
        action={<a href="#tones">{say('Xem', 'See')}</a>}
      />
      <StatTile
        label={say('Phải trả', 'To pay')}
        value={say('-318.000 ₫', '-318,000 ₫')}
        tone="bad"
        note={say('2 hợp đồng', '2 contracts')}
      />
      <StatTile label={say('Đang tải', 'Loading')} value={<Skeleton width="4em" />} />
    </Grid>
  )
}
