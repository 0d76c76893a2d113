import { Badge, Card, EmptyState } from '@saola/ui'
import type { ReactElement } from 'react'
import { Grid } from '../../layout.tsx'
import type { ComponentPage, StoryProps } from '../../story.ts'

export const page: ComponentPage = {
  component: 'Card',
  group: 'show',
  purpose: {
    vi: 'Một lớp sơn mài trên nền, giữ một chuyện.',
    en: 'A polished layer on the ground that holds one matter.',
  },
  stories: [{ id: 'variants', name: { vi: 'Ba kiểu', en: 'Variants' }, Show: Variants }],
  keys: [],
}

function Variants({ say }: StoryProps): ReactElement {
  return (
    <Grid>
      <Card title={say('Hôm nay', 'Today')} aside={<Badge tone="good">+12 %</Badge>}>
        <p>{say('Trên nền trang.', 'On the ground of the page.')}</p>
      </Card>
      <Card variant="raised" title={say('Nổi lên', 'Raised')}>
        <p>{say('Trên một lớp khác.', 'On another surface.')}</p>
      </Card>
      <Card variant="flush">
        <EmptyState title={say('Không có lề', 'Without padding')}>
          {say('Cho bảng và danh sách đã có lề riêng.', 'For tables and lists that bring their own.')}
        </EmptyState>
      </Card>
    </Grid>
  )
}
