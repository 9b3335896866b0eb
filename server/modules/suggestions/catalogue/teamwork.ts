import { category, topic } from './notation.ts';

const group = 'Business software';

export const TEAMWORK = [
  category({
    key: 'project-management',
    label: 'Project management software',
    group,
    kind: 'software',
    words: `project management, project planning, task management, work management, task, sprint, gantt, kanban,
      to-do list, roadmap, agile`,
    companies: `Asana asana.com, Trello trello.com, monday.com monday.com, Jira atlassian.com, ClickUp clickup.com,
      Wrike wrike.com, Smartsheet smartsheet.com, Basecamp basecamp.com, Linear linear.app, Teamwork teamwork.com`,
    topics: [
      topic('Task planning', 'task management tool', {
        for: 'a small agency / a remote team / a team of five',
        to: 'keep track of deadlines across several projects / see who is working on what / plan the week as a team',
        because: 'Our deadlines keep slipping / Nobody on our team knows who is doing what',
        ask: 'Is a shared to-do list enough for a team of ten, or do we need real planning software?',
      }),
      topic('Project planning', 'project management tool', {
        for: 'construction companies / a marketing department / software teams',
        to: 'plan a project with many dependencies / report progress to clients / run several projects side by side',
        because: 'We still plan our projects in spreadsheets / Our projects always end up over budget',
        ask: 'What do small businesses use instead of Microsoft Project these days?',
      }),
      topic('Workload and time', 'resource planning tool', {
        for: 'a design studio / a consulting firm / a growing agency',
        to: 'see who has time for new work / track time against a budget / plan capacity a quarter ahead',
        because: 'Some people on our team are overloaded while others wait for work',
        ask: 'Can one tool handle both project plans and time sheets, or is it better to keep them apart?',
      }),
    ],
  }),
  category({
    key: 'team-chat',
    label: 'Team chat and collaboration',
    group,
    kind: 'software',
    words:
      'team chat, team messaging, collaboration, internal communication, workplace chat, intranet, messaging',
    companies: `Slack slack.com, Microsoft Teams microsoft.com, Google Chat google.com, Discord discord.com,
      Mattermost mattermost.com, Rocket.Chat rocket.chat, Zulip zulip.com, Twist twist.com`,
    topics: [
      topic('Messaging at work', 'team chat app', {
        for: 'a small company / a remote team / a company with shift workers',
        to: 'cut down on internal email / keep conversations in one place / chat with clients and partners',
        because: 'Important decisions get lost in our email threads / Our chat never stops pinging',
        ask: 'Does a company of twenty people need a chat app if everyone already uses WhatsApp?',
      }),
      topic('Secure messaging', 'self-hosted chat platform', {
        for: 'a public authority / a hospital / a security-conscious company',
        to: 'keep all messages on servers in Europe / meet strict privacy rules / control who can read which channel',
        because: 'Our lawyers do not want our chats on servers abroad',
        ask: 'Which team chat apps offer real end-to-end encryption?',
      }),
      topic('Company communication', 'intranet platform', {
        for: 'a company with several offices / front-line staff / a company of 300 people',
        to: 'reach staff who have no desk / share news with the whole company / collect feedback from employees',
        because: 'Half of our staff never read the company newsletter',
        ask: 'Do employees actually use an intranet, and what makes them come back to it?',
      }),
    ],
  }),
  category({
    key: 'video-meetings',
    label: 'Video meetings and webinars',
    group,
    kind: 'software',
    words:
      'video conferencing, video meeting, video call, webinar, online meeting, virtual event, screen sharing',
    companies: `Zoom zoom.us, Google Meet google.com, Microsoft Teams microsoft.com, Webex webex.com,
      GoTo Meeting goto.com, Livestorm livestorm.co, Whereby whereby.com, Jitsi jitsi.org, RingCentral ringcentral.com`,
    topics: [
      topic('Video calls', 'video meeting tool', {
        for: 'a small team / freelancers / teachers',
        to: 'meet people without making them install anything / record calls and share them / hold calls over an hour',
        because: 'Our video calls keep freezing / Clients struggle to join our calls',
        ask: 'Which free video call services have no time limit?',
      }),
      topic('Webinars', 'webinar platform', {
        for: 'a small marketing team / online coaches / event organizers',
        to: 'host a live webinar with a chat / turn webinars into leads / sell tickets for an online event',
        because: 'Many people register for our webinars and never show up',
        ask: 'Can I run a professional webinar with an ordinary meeting tool?',
      }),
      topic('Meeting notes', 'AI meeting assistant', {
        for: 'a sales team / managers with back-to-back calls / a bilingual team',
        to: 'get a summary after every call / turn meetings into action items / transcribe calls in several languages',
        because: 'Nobody writes down what we decide in meetings',
        ask: 'Is it legal to let an AI assistant record and transcribe client calls?',
      }),
    ],
  }),
  category({
    key: 'knowledge-base',
    label: 'Notes, documents and wikis',
    group,
    kind: 'software',
    words: `note taking, notes, wiki, knowledge base, documentation, documents, knowledge management, second brain,
      whiteboard`,
    companies: `Notion notion.com, Evernote evernote.com, Confluence atlassian.com, Obsidian obsidian.md,
      Coda coda.io, Microsoft OneNote microsoft.com, Guru getguru.com, Slite slite.com, Craft craft.do, Miro miro.com`,
    topics: [
      topic('Note taking', 'note-taking app', {
        for: 'students / a writer / people with ADHD',
        to: 'keep notes in sync between phone and laptop / take notes without an internet connection',
        because: 'My notes are scattered over five different apps',
        ask: 'How do I move years of notes from one app to another without losing the formatting?',
      }),
      topic('Team wiki', 'company wiki', {
        for: 'a start-up / a support team / a company of fifty people',
        to: 'document how things are done / find answers without asking around / onboard new people faster',
        because: 'New colleagues keep asking the same questions / Our documentation is always out of date',
        ask: 'How do you get people to keep a team wiki up to date?',
      }),
      topic('Whiteboards', 'online whiteboard', {
        for: 'workshop facilitators / product teams / teachers',
        to: 'run a retrospective with a remote team / map out a process together / brainstorm with clients',
        because: 'Our remote workshops feel flat compared with a real whiteboard',
        ask: 'Which online whiteboards let guests join without an account?',
      }),
    ],
  }),
  category({
    key: 'scheduling-software',
    label: 'Appointment scheduling',
    group,
    kind: 'software',
    words:
      'appointment, booking system, scheduling, calendar, booking software, reservation system, online booking',
    companies: `Calendly calendly.com, Acuity Scheduling acuityscheduling.com, Doodle doodle.com, Setmore setmore.com,
      SimplyBook.me simplybook.me, Cal.com cal.com, YouCanBookMe youcanbook.me, Fresha fresha.com, Mindbody mindbodyonline.com`,
    topics: [
      topic('Meeting scheduling', 'scheduling tool', {
        for: 'a sales team / freelancers / recruiters',
        to: 'let clients pick a time themselves / find a time for a group / avoid double bookings',
        because: 'I spend hours going back and forth to find a meeting time',
        ask: 'Is it rude to send a client a booking link, and which tools make it feel personal?',
      }),
      topic('Bookings for local businesses', 'booking system', {
        for: 'a hair salon / a yoga studio / a physiotherapist',
        to: 'take bookings around the clock / take a deposit when a client books / send reminders by text message',
        because:
          'Too many of our clients do not show up / We miss bookings because nobody can pick up the phone',
        ask: 'Do online bookings really reduce no-shows in a small salon?',
      }),
      topic('Staff rosters', 'staff scheduling app', {
        for: 'a restaurant / a retail store / a care home',
        to: 'let staff swap shifts by themselves / plan shifts within the law / share the roster on phones',
        because: 'Making the weekly roster takes me half a day',
        ask: 'What is the simplest way to share a shift plan with twenty part-time employees?',
      }),
    ],
  }),
];
