/** The chat room of the demo: its slow mode, and what members said before. */
export const demoChat = {
  slowSeconds: 5,
  said: [
    { account: 'hoangnam91', text: 'Chào cả nhà, tối nay ai xem trận Mây Trắng không?', minutesAgo: 54 },
    {
      account: 'kimchi1990',
      text: 'Có mình. Kèo nửa trái hơi khó, mình đứng ngoài xem thôi.',
      minutesAgo: 52,
    },
    { account: 'quangvinh', text: 'Miền Bắc mấy giờ khóa cược vậy mọi người?', minutesAgo: 41 },
    { account: 'lanphuong', text: '18:10 nhé, vào trang kết quả có đồng hồ đếm ngược.', minutesAgo: 40 },
    { account: 'haiyen95', text: 'Rút tiền sáng nay 9 phút là về Vietcombank.', minutesAgo: 23 },
    {
      account: 'trungdung',
      text: 'Mình đặt giới hạn nạp mỗi tuần rồi, chơi thấy nhẹ đầu hơn hẳn.',
      minutesAgo: 8,
    },
  ],
} as const
