import { category, topic } from './notation.ts';

const group = 'Web and technology';

export const CREATIVE_AND_AUTOMATION = [
  category({
    key: 'design-tools',
    label: 'Design and creative software',
    group,
    kind: 'software',
    words:
      'design software, graphic design, ui design, prototyping, photo editing, video editing, creative software, cad',
    companies: `Adobe adobe.com, Canva canva.com, Figma figma.com, Sketch sketch.com, Affinity serif.com,
      CapCut capcut.com, Autodesk autodesk.com, CorelDRAW coreldraw.com, Blender blender.org, DaVinci Resolve blackmagicdesign.com`,
    topics: [
      topic('Graphic design', 'graphic design tool', {
        for: 'people without design skills / a small marketing team / teachers',
        to: 'make social media posts that match a brand / design a logo / edit photos without a subscription',
        because: 'Everything I design looks amateurish',
        ask: 'Can a small business do without a professional designer?',
      }),
      topic('Interface design', 'prototyping tool', {
        for: 'a product team / a solo app developer / design students',
        to: 'test an idea before writing code / hand designs over to developers / keep a design system in order',
        because: 'Our developers build something else than what was designed',
        ask: 'What do interface designers use on Windows?',
      }),
      topic('Video editing', 'video editing tool', {
        for: 'beginners / YouTubers / a company that makes training videos',
        to: 'cut short clips on a phone / add subtitles automatically / edit 4K footage on an ordinary laptop',
        because: 'Editing one video takes me a whole weekend',
        ask: 'Which free video editors leave no watermark?',
      }),
    ],
  }),
  category({
    key: 'automation-low-code',
    label: 'Automation and low-code',
    group,
    kind: 'software',
    words:
      'automation, workflow automation, low-code, no-code, integration, rpa, app builder, internal tools',
    companies: `Zapier zapier.com, Make make.com, n8n n8n.io, UiPath uipath.com, Airtable airtable.com,
      Retool retool.com, Power Automate microsoft.com, Bubble bubble.io, OutSystems outsystems.com, Workato workato.com`,
    topics: [
      topic('Automating work', 'automation tool', {
        for: 'a small office / a marketing agency / people who cannot code',
        to: 'connect apps that do not talk to each other / move data between systems / automate invoices',
        because: 'We copy the same data from one system to another every day',
        ask: 'Which office tasks are worth automating first?',
      }),
      topic('Building apps without code', 'no-code app builder', {
        for: 'founders without a developer / a logistics team / a non-profit',
        to: 'build an app for a small team / launch a first version of a product / replace a messy spreadsheet',
        because: 'We have an idea for an app and no money for developers',
        ask: 'How far can a start-up get with no-code tools before it needs developers?',
      }),
      topic('Automation in large companies', 'process automation platform', {
        for: 'an insurance company / a shared service center / a public authority',
        to: 'read data from scanned documents / automate steps in old systems / see where a process gets stuck',
        because: 'Our old software has no interfaces, so people type everything twice',
        ask: 'What is the difference between workflow automation and robotic process automation?',
      }),
    ],
  }),
  category({
    key: 'learning-platforms',
    label: 'Learning management systems',
    group,
    kind: 'software',
    words:
      'learning management, lms, e-learning platform, training software, course platform, employee training',
    companies: `Moodle moodle.org, Canvas instructure.com, Docebo docebo.com, TalentLMS talentlms.com, Teachable teachable.com,
      Thinkific thinkific.com, Kajabi kajabi.com, Absorb absorblms.com, 360Learning 360learning.com, Articulate articulate.com`,
    topics: [
      topic('Employee training', 'training platform', {
        for: 'a company with compliance rules / a retail chain / a hospital',
        to: 'train staff on their phones / prove who took which course / build courses without an agency',
        because: 'Our employees click through trainings without reading anything',
        ask: 'How do you make compliance training less boring?',
      }),
      topic('Selling courses', 'online course platform', {
        for: 'coaches / musicians / a small training company',
        to: 'sell a course with a community / host videos safely / issue certificates',
        because: 'I have a lot of knowledge to share and no audience yet',
        ask: 'How much can you realistically earn with an online course?',
      }),
      topic('Schools and universities', 'learning management system', {
        for: 'a primary school / a university / a language school',
        to: 'hand in and grade homework online / run exams online / teach classes partly from home',
        because: 'Our teachers use five different tools and parents are confused',
        ask: 'What should a school check about privacy before it uses a learning platform?',
      }),
    ],
  }),
];
