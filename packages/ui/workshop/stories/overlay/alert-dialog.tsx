import { AlertDialog, Button } from '@saola/ui'
import { useState, type ReactElement } from 'react'
import type { ComponentPage, StoryProps } from '../../story.ts'

export const page: ComponentPage = {
  component: 'AlertDialog',
  group: 'over',
  purpose: {
    vi: 'Câu hỏi hay lời báo phải trả lời trước mọi việc khác. Bấm ra ngoài không tính là trả lời.',
    en: 'A question or warning that must be answered first. A press on the backdrop is no answer.',
  },
  stories: [
    { id: 'question', name: { vi: 'Câu hỏi', en: 'A question' }, Show: Question },
    { id: 'notice', name: { vi: 'Chỉ để biết', en: 'Only to know' }, Show: OnlyToKnow },
  ],
  keys: [
    {
      keys: 'Tab, Shift+Tab',
      does: { vi: 'Đi vòng giữa các câu trả lời.', en: 'Goes round between the answers.' },
    },
    {
      keys: 'Enter, Space',
      does: { vi: 'Trả lời; câu an toàn nhất đứng trước.', en: 'Answers; the safest is first.' },
    },
    {
      keys: 'Esc',
      does: { vi: 'Không làm gì cả và đóng lại.', en: 'Leaves everything as it is and closes.' },
    },
  ],
}

function Question({ say }: StoryProps): ReactElement {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        {say('Huỷ hợp đồng', 'End the contract')}
      </Button>
      <AlertDialog
        open={open}
        onOpenChange={setOpen}
        tone="danger"
        title={say('Huỷ hợp đồng này?', 'End this contract?')}
        text={say(
          'Việc này không thể làm lại. Kỳ đã chốt vẫn được trả.',
          'This cannot be undone. Settled periods are still paid.',
        )}
        confirmLabel={say('Huỷ hợp đồng', 'End it')}
        cancelLabel={say('Giữ lại', 'Keep it')}
        onConfirm={() => setOpen(false)}
      />
    </>
  )
}

function OnlyToKnow({ say }: StoryProps): ReactElement {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{say('Phiên hết hạn', 'Session over')}</Button>
      <AlertDialog
        open={open}
        onOpenChange={setOpen}
        title={say('Phiên đã hết hạn', 'Your session is over')}
        text={say(
          'Hãy đăng nhập lại. Mọi khoản tiền vẫn nguyên.',
          'Please sign in again. All your money is safe.',
        )}
        confirmLabel={say('Đăng nhập', 'Sign in')}
        onConfirm={() => setOpen(false)}
      />
    </>
  )
}
