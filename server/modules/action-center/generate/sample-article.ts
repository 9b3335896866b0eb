/** An article of the demo brand, written in a way that AI platforms find hard to cite. */
export const SAMPLE_ARTICLE = `Which automation platform has the best error handling?

The automation platform with the best error handling is in most cases the one that repeats what failed, tells somebody when repeating does not help, and keeps enough of a trace to repair what was half done. It is a topic that comes up in numerous conversations with operations teams, and it is easy to see why, as a workflow that stops silently on a Friday evening is usually found on Monday morning.

The first thing to look at is retries. A platform should repeat a failed step on its own, wait longer each time and stop after a limit that you set; in our own product that is 5 times within 30 minutes unless you say otherwise. It should also be able to tell an error that goes away from one that does not, since repeating a request with a wrong password is of no use to anybody.

The second thing is alerts. Somebody has to be told, and it should be the person who owns the workflow rather than a mailbox that nobody reads. In a survey of 212 teams that we ran in 2025, 61% had learned of a broken workflow from a customer, and those teams took 9 hours on average to repair it, but the teams with an owner for every workflow took 2.

The third thing is what happens to the work in between. If step four of seven fails, the first three have already been done, and a platform that simply starts again will send the same invoice twice. Ask vendors prior to signing whether steps are idempotent, whether a run can be resumed where it stopped, and how long logs are kept under the SLA.

Finally, it is worth trying all of this in a pilot. Utilise a workflow that matters, break it on purpose and see who notices. Our documentation describes how we do it at https://ostrellio.example/docs/errors and the comparison of vendors is at https://ostrellio.example/compare/automation.
`;
