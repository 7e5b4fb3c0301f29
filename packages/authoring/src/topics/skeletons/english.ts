import type { SkeletonTexts } from "./skeleton-texts.ts";

/** Skeletons in English. */
export const english: SkeletonTexts = {
  language: "en",
  draft: "A storyline to fill in",
  open: "A point of your own",
  slides: {
    why: [
      "{topic}: why this matters now",
      ["What has changed, who notices it first, and what happens if nobody acts?"],
      "Open with something that the audience has seen for themselves. One concrete case is better than a trend.",
    ],
    today: [
      "Where we stand today",
      [
        "Works already | What can be relied on? | Who shows how it is done?",
        "Does not work yet | What gets in the way? | What do we not know?",
      ],
      "Describe the present as your audience would. Put figures here only with their source.",
    ],
    forces: [
      "What drives it, and what holds it back",
      [
        "Pushes it forward | Which need or idea is strongest?",
        "Holds it back | Which habit, rule or cost?",
        "Ours to change | Where can we make a difference?",
      ],
      "Name one force in each box and say how you know.",
    ],
    myths: [
      "Myths and facts",
      [
        "Myth | What do many people believe? | Where does the belief come from?",
        "Fact | What is true instead? | How do we know?",
      ],
      "Take one belief that the audience really holds, and give a source for the fact.",
    ],
    paths: [
      "What could come next",
      [
        "If all goes well | What would we see first?",
        "Most likely | What points that way?",
        "If it goes wrong | How would we notice?",
      ],
      "Say clearly what is known and what is a guess.",
    ],
    means: [
      "What it means for us",
      [
        "Start | What is worth trying now?",
        "Keep | What already helps?",
        "Stop | What costs more than it brings?",
      ],
      "Come from the subject to the people in the room.",
    ],
    way: [
      "The way ahead, step by step",
      [
        "Agree | What do we want?",
        "Try | Where do we begin?",
        "Review | What did we learn?",
        "Extend | What comes after?",
      ],
      "Name who takes each step. Give dates only if they are agreed.",
    ],
    result: [
      "{topic}: what you will be able to do",
      ["What does the finished result look like, and whom does it help?"],
      "Show the finished result first: it is the reason to go on listening.",
    ],
    need: [
      "What you need before you start",
      [
        "Things | Which materials and tools?",
        "Know-how | What must be known or allowed?",
        "Time and money | How much of each?",
      ],
      "List only what is really needed, and where to get it.",
    ],
    steps: [
      "The steps at a glance",
      [
        "Prepare | What must be ready?",
        "Begin | What comes first?",
        "Check | How does it look when right?",
        "Finish | When is it done?",
      ],
      "Begin each step with a verb, and show one of them.",
    ],
    care: [
      "The step that needs most care",
      [
        "Where do beginners go wrong?",
        "How does it look when it is right?",
        "How can it be put right again?",
      ],
      "Show this step slowly, with a picture or live.",
    ],
    trouble: [
      "When something goes wrong",
      [
        "Signs | What do you notice first? | What is harmless?",
        "Remedies | What helps at once? | Who can help?",
      ],
      "Two or three usual problems with their remedy are enough.",
    ],
    problem: [
      "The problem we want to solve",
      ["Who has it, and how often?", "What does it cost them today?", "How do they get by?"],
      "Tell it as the story of one person. Figures need a source.",
    ],
    solution: [
      "Our answer in one sentence",
      ["What do we offer, to whom, and what is better afterwards?"],
      "Say the sentence, wait, then show rather than describe.",
    ],
    market: [
      "Who buys, and how we reach them",
      [
        "Customers | Who decides, and who pays?",
        "Size | How many, counted from the bottom?",
        "Access | Which way leads to them?",
      ],
      "Count customers times price, and name the source.",
    ],
    earn: [
      "How we earn money",
      ["Who pays for what?", "What does one customer bring, and cost?", "What makes it grow?"],
      "One model, one price, one example.",
    ],
    shown: [
      "What we have shown so far",
      ["Which customers or trials are there?", "What have we learnt from them?", "What comes next?"],
      "Only what can be checked.",
    ],
    rivals: [
      "What people use instead",
      [
        "The others | What do they do well? | Where do they stop?",
        "We | What can only we do? | What is hard to copy?",
      ],
      "Be fair to the others: the audience knows them.",
    ],
    team: [
      "Why we are the right team",
      [
        "Experience | What have we done before?",
        "Roles | Who answers for what?",
        "Gaps | Whom do we still look for?",
      ],
      "One line for each person.",
    ],
    criteria: [
      "What matters in the choice",
      [
        "Must | Which needs cannot be given up?",
        "Should | Which wishes would be good to meet?",
        "Weight | What decides in the end?",
      ],
      "Agree on the criteria before the options are judged.",
    ],
    options: [
      "What speaks for each option",
      [
        "First option | + What speaks for it? | - What speaks against it?",
        "Second option | + What speaks for it? | - What speaks against it?",
      ],
      "The same questions for each option, in the same order.",
    ],
    goal: [
      "What we set out to do",
      [
        "What was the goal, as it was agreed?",
        "How would we know that it was met?",
        "What was left out on purpose?",
      ],
      "Quote the goal as it was agreed.",
    ],
    delivered: [
      "What we delivered",
      ["Done | What is in use?", "Not done | What is missing, and why?", "On top | What was not planned?"],
      "Facts first, judgement later.",
    ],
    status: [
      "Where the project stands",
      [
        "Time | Ahead, on plan or behind?",
        "Budget | What is spent, what is left?",
        "Scope | What has changed?",
        "Quality | What do users say?",
      ],
      "One sentence for each box, with the reason.",
    ],
    lessons: [
      "What we learnt",
      [
        "Keep | What would we do again?",
        "Change | What would we do differently?",
        "Share | What can others use?",
      ],
      "Speak of causes and not of persons.",
    ],
    risks: [
      "Risks, and what helps",
      ["Risk | What could go wrong? | How would we notice?", "Answer | What do we do then? | Who decides?"],
      "The two greatest risks are enough.",
    ],
    benefits: [
      "What gets better, and for whom",
      [
        "Those who use it | What becomes easier?",
        "Those who run it | What is saved?",
        "Everyone else | What changes for them?",
      ],
      "Promise only what you can show.",
    ],
    known: [
      "What is known, and what is open",
      [
        "Known | Which results are beyond doubt? | Who found them?",
        "Open | Which question is left? | Why does it matter?",
      ],
      "Name the two or three works that yours builds on.",
    ],
    method: [
      "How we went about it",
      [
        "Ask | Which question?",
        "Collect | Which data, from where?",
        "Analyse | Which method, and why?",
        "Check | How sure are we?",
      ],
      "So much detail that a colleague could repeat it.",
    ],
    findings: [
      "What we found",
      ["What is the main result in one sentence?", "What surprised us?", "What does the result not show?"],
      "One picture or table for the main result.",
    ],
    goals: [
      "What you will take home",
      [
        "Know | What can you explain afterwards?",
        "Do | What can you do by yourself?",
        "Judge | What can you tell apart?",
      ],
      "Say the goals aloud and come back to them at the end.",
    ],
    terms: [
      "The words we need",
      [
        "Term | What does it mean in plain words?",
        "Example | Where do we meet it?",
        "Counter-example | What looks like it but is not?",
      ],
      "Let the audience guess before you explain.",
    ],
    example: [
      "One example, told well",
      ["What happened, where, and to whom?", "What does it show?", "How common is it?"],
      "One case told well is worth more than ten named.",
    ],
    exercise: [
      "Try it yourself",
      ["Alone | What do you think?", "In pairs | Where do you differ?", "Together | What do we agree on?"],
      "Give the task in one sentence and say how long there is.",
    ],
    discussion: [
      "Questions for discussion",
      ["Where do we disagree?", "What would change our minds?", "What should we try first?"],
      "Leave time, and write the answers down.",
    ],
    launch: [
      "From preparation to launch",
      [
        "Prepare | What must be ready?",
        "Announce | Who hears it first?",
        "Open | What happens on the day?",
        "Listen | What do people say?",
        "Improve | What changes next?",
      ],
      "Name who is responsible for each stage.",
    ],
    audience: [
      "Whom we want to reach",
      [
        "Who | Whom do we have in mind?",
        "Need | What do they miss today?",
        "Channel | Where do we meet them?",
      ],
      "Describe one real person for the group.",
    ],
    roles: [
      "Who does what",
      [
        "Decides | Who says yes or no?",
        "Does it | Who carries the work?",
        "Is affected | Who must be heard?",
      ],
      "Name roles, and persons where they agree.",
    ],
    askedWhat: [
      "",
      [
        "In one sentence | What is the answer in everyday words?",
        "Example | Where has everybody met it?",
        "To remember | What should stay?",
      ],
      "Say the sentence first, then tell the example. Leave out what the audience does not need.",
    ],
    askedWhy: [
      "",
      [
        "Cause | What lies behind it?",
        "Effect | What does it lead to in daily life?",
        "Way out | What helps?",
      ],
      "Show cause and effect with one case from the audience's own day, calmly and without alarm.",
    ],
    askedHow: [
      "",
      [
        "What works | What makes it good? | What makes it easy?",
        "Better avoided | What goes wrong often? | What is not needed?",
      ],
      "Do it once in front of the audience while you talk.",
    ],
    take: [
      "{topic}: what we take away",
      ["The one sentence to remember", "The first step, and who takes it", "Where to ask and read on"],
      "End with the sentence that people should repeat tomorrow, then invite questions.",
    ],
    decide: [
      "What we ask of you",
      ["What exactly is to be decided?", "By when, and by whom?", "What happens after a yes?"],
      "Ask in one clear sentence, then stop talking.",
    ],
    act: [
      "Next steps",
      ["What happens first, and who does it?", "What depends on it?", "When do we look at it again?"],
      "Let every step leave the room with a name.",
    ],
  },
};
