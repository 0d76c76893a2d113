import { Button, EmptyState, Icon } from '@saola/ui'
import type { ReactElement } from 'react'
import { Grid } from '../../layout.tsx'
import type { ComponentPage, StoryProps } from '../../story.ts'

export const page: ComponentPage = {
  component: 'EmptyState',
  group: 'show',
  purpose: {
    vi: 'Điều đứng ở chỗ trống: vì sao trống và một việc có thể làm.',
    en: 'What stands in an empty place: why it is empty and the one thing to do about it.',
  },
  stories: [{ id: 'both', name: { vi: 'Có và không có việc', en: 'With and without an act' }, Show: Both }],
  keys: [],
}

function Both({ say }: StoryProps): ReactElement {
  return (
    <Grid>
      <EmptyState
        title={say('Chưa có giao dịch nào', 'No payments yet')}
        action={<Button variant="primary">{say('Nạp lần đầu', 'First deposit')}</Button>}
      >
        {say('Mỗi lần nạp, rút sẽ nằm ở đây.', 'Every deposit and withdrawal will be here.')}
      </EmptyState>
      <EmptyState art={<Icon name="search" size={40} />} title={say('Không tìm thấy', 'Nothing found')}>
        {say('Thử một từ khác.', 'Try another word.')}
      </EmptyState>
    </Grid>
  )
}
