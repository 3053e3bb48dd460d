import { createApp } from "vue";
import App from "./app.vue";
import { startVolpe } from "./start-volpe.ts";

startVolpe();
createApp(App).mount("#app");
