// Copies the text of the element that `data-copy` names, and says so next to the button.
for (const button of document.querySelectorAll("[data-copy]")) {
  button.addEventListener("click", async () => {
    const status = button.parentElement.querySelector("[role=status]");
    try {
      await navigator.clipboard.writeText(document.getElementById(button.dataset.copy).textContent);
      status.textContent = "Copiate.";
    } catch {
      status.textContent = "Il browser non lo permette: selezionale e copiale a mano.";
    }
  });
}
