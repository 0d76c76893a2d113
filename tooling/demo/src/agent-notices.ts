import type { NoticeText } from './content.ts'

/** What agents alone are told, newest first. */
export const agentNotices: readonly NoticeText[] = [
  {
    hoursAgo: 6,
    VI: {
      title: 'Thanh toán kỳ hợp đồng trước khi ký lại',
      content:
        'Kỳ nào đã chốt mà chưa trả, bạn vẫn thấy trong mục Hợp đồng. Hãy trả hết cho tuyến dưới trước khi gửi hợp đồng mới, để tuyến dưới dễ đối chiếu số tiền.',
    },
    EN: {
      title: 'Pay closed periods before you sign again',
      content:
        'A period that has closed but is not paid stays in sight under Contracts. Pay your downlines in full before you offer new contracts, so that they can compare the amounts.',
    },
  },
  {
    hoursAgo: 49,
    VI: {
      title: 'Kiểm tra tên tài khoản trước khi chuyển tiền',
      content:
        'Tiền đã chuyển cho tuyến dưới không thể tự thu hồi. Hãy đọc lại tên tài khoản và số tiền ở bước xác nhận, và không chuyển theo yêu cầu gửi từ người lạ.',
    },
    EN: {
      title: 'Check the account before you transfer',
      content:
        'A transfer to a downline cannot be taken back. Read the account and the amount once more before you confirm, and never transfer because a stranger asks you to.',
    },
  },
  {
    hoursAgo: 120,
    VI: {
      title: 'Mở tài khoản cho người khác: chỉ khi họ đồng ý',
      content:
        'Chỉ mở tài khoản cho người đủ 18 tuổi và đã đồng ý tham gia. Đưa mật khẩu tận tay và nhắc họ đổi ngay ở lần đăng nhập đầu tiên.',
    },
    EN: {
      title: 'Open accounts only for people who agreed',
      content:
        'Open an account only for somebody who is at least 18 and agreed to it. Hand over the password in person and ask them to change it at the first sign-in.',
    },
  },
]
