import { type Client, watchBuilds } from "@volpe/core";
import type { createBrowserRouter } from "react-router-dom";

type Router = Pick<ReturnType<typeof createBrowserRouter>, "state" | "subscribe">;

type FollowBuildOptions = {
  builds: Client["api"]["builds"];
  /** Id of the build that the page belongs to. */
  running: string;
  router: Router;
  /** Loads a page as a document. */
  load: (href: string) => void;
};

/**
 * After a new build, loads the next page whole, with the new build's scripts. A form in transit is
 * never interrupted, and a change of the search on the same page keeps what is typed beside it.
 * Returns whether the page is being left so: the router must not show the next one meanwhile.
 */
export function followBuild({ builds, running, router, load }: FollowBuildOptions): () => boolean {
  let isOld = false;
  let isLeaving = false;
  watchBuilds({
    builds,
    running,
    onNewBuild: () => {
      isOld = true;
    },
  });
  router.subscribe(({ navigation, location }) => {
    const { state, location: wanted, formMethod = "GET" } = navigation;
    const leaves = state === "loading" && wanted.pathname !== location.pathname;
    const isLeft = isOld && leaves && formMethod === "GET";
    isLeaving = isLeft;
    if (isLeft) load(wanted.pathname + wanted.search + wanted.hash);
  });
  return () => isLeaving;
}
