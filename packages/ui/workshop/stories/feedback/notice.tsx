import { Button, Notice } from '@saola/ui'
import type { ReactElement } from 'react'
import { Stack } from '../../layout.tsx'
import type { ComponentPage, StoryProps } from '../../story.ts'

export const page: ComponentPage = {
  component: 'Notice',
  group: 'show',
  purpose: {
    vi: 'Lời nhắn ngay tại chỗ: chuyện gì đã xảy ra, điều gì vẫn an toàn, nên làm gì.',
    en: 'A message in its place: what happened, what is safe, what to do.',
  },
  stories: [{ id: 'tones', name: { vi: 'Bốn sắc', en: 'Tones' }, Show: Tones }],
  keys: [],
}

function Tones({ say }: StoryProps): ReactElement {
  return (
    <Stack>
      <Notice>
        {say('Máy chủ bảo trì lúc 03:00, khoảng mười phút.', 'Maintenance at 03:00, about ten minutes.')}
      </Notice>
      <Notice tone="good" title={say('Đã nhận tiền', 'Money received')}>
        {say('500.000 ₫ đã vào ví của bạn.', '500,000 ₫ are in your wallet.')}
      </Notice>
      <Notice tone="warn">{say('Còn 12 phút để xác nhận lệnh rút.', '12 minutes left to confirm.')}</Notice>
      <Notice
        tone="bad"
        title={say('Chưa gửi được', 'Not sent')}
        action={<Button size="small">{say('Thử lại', 'Try again')}</Button>}
      >
        {say('Mạng bị ngắt. Tiền của bạn vẫn nguyên trong ví.', 'The network broke off. Your money is safe.')}
      </Notice>
    </Stack>
  )
}
