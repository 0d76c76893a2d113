import { Button, Icon, Popover } from '@saola/ui'
import type { ReactElement } from 'react'
import { escapeCloses, pressIt } from '../../keys.ts'
import { Stack } from '../../layout.tsx'
import type { ComponentPage, StoryProps } from '../../story.ts'

export const page: ComponentPage = {
  component: 'Popover',
  group: 'over',
  purpose: {
    vi: 'Khung nhỏ cạnh nút của nó, cho điều muốn biết thêm mà không rời trang.',
    en: 'A small panel beside its button, for more to know without leaving the page.',
  },
  stories: [{ id: 'details', name: { vi: 'Chi tiết', en: 'Details' }, Show: Details }],
  keys: [
    { ...pressIt, does: { vi: 'Mở khung và vào trong.', en: 'Opens the panel and goes into it.' } },
    escapeCloses,
  ],
}

function Details({ say }: StoryProps): ReactElement {
  return (
    <Popover
      align="start"
      label={say('Cách tính', 'How it is counted')}
      trigger={<Button icon={<Icon name="info" size={18} />}>{say('Cách tính', 'How it is counted')}</Button>}
    >
      <Stack>
        <p>{say('Thắng thua trừ hoàn trả và ưu đãi.', 'Win and loss, less rebates and offers.')}</p>
        <Button size="small" href="#details">
          {say('Xem sao kê', 'See the statement')}
        </Button>
      </Stack>
    </Popover>
  )
}
