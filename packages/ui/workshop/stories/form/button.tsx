import { Button, Icon } from '@saola/ui'
import type { ReactElement } from 'react'
import { followIt, pressIt, tabInto } from '../../keys.ts'
import { Row, Stack } from '../../layout.tsx'
import type { ComponentPage, StoryProps } from '../../story.ts'

export const page: ComponentPage = {
  component: 'Button',
  group: 'press',
  purpose: {
    vi: 'Thứ để bấm. Mỗi màn hình chỉ có một nút chính; những việc khác đứng cạnh nó, lặng hơn.',
    en: 'A thing to press. A screen has one primary button; everything else stands beside it, quieter.',
  },
  stories: [
    { id: 'variants', name: { vi: 'Bốn kiểu', en: 'Variants' }, Show: Variants },
    { id: 'sizes', name: { vi: 'Ba cỡ', en: 'Sizes' }, Show: Sizes },
    { id: 'states', name: { vi: 'Trạng thái', en: 'States' }, Show: States },
    { id: 'wide', name: { vi: 'Hết bề ngang và đường dẫn', en: 'Wide, and as a link' }, Show: Wide },
  ],
  keys: [tabInto, pressIt, { ...followIt, keys: 'Enter (href)' }],
}

function Variants({ say }: StoryProps): ReactElement {
  return (
    <Row>
      <Button variant="primary">{say('Chơi ngay', 'Play now')}</Button>
      <Button>{say('Để sau', 'Later')}</Button>
      <Button variant="ghost">{say('Bỏ qua', 'Skip')}</Button>
      <Button variant="danger">{say('Xoá tài khoản', 'Delete account')}</Button>
    </Row>
  )
}

function Sizes({ say }: StoryProps): ReactElement {
  return (
    <Row>
      <Button size="small">{say('Nhỏ', 'Small')}</Button>
      <Button>{say('Vừa', 'Medium')}</Button>
      <Button size="large">{say('Lớn', 'Large')}</Button>
    </Row>
  )
}

function States({ say }: StoryProps): ReactElement {
  return (
    <Row>
      <Button variant="primary" icon={<Icon name="play" size={18} />}>
        {say('Có biểu tượng', 'With an icon')}
      </Button>
      <Button variant="primary" busy>
        {say('Đang gửi', 'Sending')}
      </Button>
      <Button disabled>{say('Hết lượt', 'No turns left')}</Button>
      <Button variant="primary" disabled>
        {say('Chưa mở', 'Not open yet')}
      </Button>
    </Row>
  )
}

function Wide({ say }: StoryProps): ReactElement {
  return (
    <Stack>
      <Button variant="primary" size="large" wide>
        {say('Đăng nhập', 'Sign in')}
      </Button>
      <Button href="#wide" wide>
        {say('Xem điều khoản', 'Read the terms')}
      </Button>
    </Stack>
  )
}
