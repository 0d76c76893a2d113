import { Button, ToastProvider, useToast } from '@saola/ui'
import type { ReactElement } from 'react'
import { pressIt, tabInto } from '../../keys.ts'
import { Row } from '../../layout.tsx'
import type { ComponentPage, StoryProps } from '../../story.ts'

export const page: ComponentPage = {
  component: 'ToastProvider',
  group: 'over',
  purpose: {
    vi: 'Lời báo ngắn nổi trên trang, nhiều nhất ba lời một lúc. Lời báo xấu ở lại đến khi đóng.',
    en: 'Short messages over the page, three at most. A bad one stays until it is closed.',
  },
  stories: [{ id: 'tones', name: { vi: 'Bốn sắc', en: 'Tones' }, Show: Tones }],
  keys: [
    {
      ...tabInto,
      does: {
        vi: 'Đi đến lời báo; khi ở đó, giờ ngừng đếm.',
        en: 'Goes to the message; while there, its time stops.',
      },
    },
    pressIt,
  ],
}

function Tones({ say }: StoryProps): ReactElement {
  return (
    <ToastProvider label={say('Thông báo', 'Messages')} closeLabel={say('Đóng', 'Close')}>
      <Buttons say={say} />
    </ToastProvider>
  )
}

function Buttons({ say }: StoryProps): ReactElement {
  const toast = useToast()
  const undo = { label: say('Hoàn tác', 'Undo'), onSelect: () => undefined }
  return (
    <Row>
      <Button onClick={() => toast({ text: say('Có bản mới.', 'A new version is there.') })}>
        {say('Tin', 'Info')}
      </Button>
      <Button
        onClick={() =>
          toast({ tone: 'good', text: say('Đã lưu yêu thích.', 'Saved to favourites.'), action: undo })
        }
      >
        {say('Tốt', 'Good')}
      </Button>
      <Button onClick={() => toast({ tone: 'warn', text: say('Còn 12 phút.', '12 minutes left.') })}>
        {say('Cẩn thận', 'Warning')}
      </Button>
      <Button
        onClick={() =>
          toast({
            tone: 'bad',
            text: say('Chưa gửi được. Tiền vẫn nguyên.', 'Not sent. Your money is safe.'),
          })
        }
      >
        {say('Lỗi', 'Bad')}
      </Button>
    </Row>
  )
}
